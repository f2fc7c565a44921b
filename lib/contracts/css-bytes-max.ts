/** Of additional CSS, as it is sent and as it is kept (contract §4). */
export const cssBytesMax = 20_480;
