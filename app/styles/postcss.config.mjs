/**
 * For `npm run dev`. In a folder above, Next would start a process for it in `npm run build` too, for which
 * `bin/build-styles.mjs` has compiled the style sheet (`imports` of package.json).
 */
export default { plugins: { '@tailwindcss/postcss': {} } };
