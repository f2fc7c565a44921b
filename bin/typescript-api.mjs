import common from '@ts-morph/common';

/** TypeScript as it was before version 7: with an API for JavaScript. */
export default common.ts;
