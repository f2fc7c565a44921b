/** Most bytes of additional CSS, as sent and as stored (contract §4). */
export const cssBytesMax = 20_480;
