/** The rooms of the house and their doors: what is not allowed below fails. */
const forbid = (name, from, to, comment, pathNot) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, ...(pathNot ? { pathNot } : {}) },
  to: { path: to },
});

const tests = '\\.(test|db\\.test)\\.tsx?$';

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: '^node_modules' } },
    },
    { name: 'no-orphan-imports', severity: 'error', from: {}, to: { couldNotResolve: true } },
    forbid(
      'api-routes-call-services',
      '^app/api/v1/',
      '^(db|components)/|^node_modules/drizzle-orm',
      'Routes declare; services work',
      tests,
    ),
    forbid(
      'pages-do-not-query',
      '^app/(?!api/)',
      '^(db|lib/jobs)/|^node_modules/drizzle-orm',
      'Pages read through services or the API',
      tests,
    ),
    forbid(
      'components-stay-in-the-browser',
      '^components/',
      '^(db|lib/(services|auth|jobs|http|crypto|mail|webhooks|outbound|exports))/|^lib/(env|log|limits)\\.ts$',
      'Components run in browsers',
      tests,
    ),
    forbid(
      'contracts-are-pure',
      '^lib/(contracts|forms|format)/',
      '^(db|app|components|lib/(services|auth|jobs|http|crypto|mail|webhooks|outbound|exports))/|^node_modules/(next|react|drizzle-orm|postgres)/',
      'Shared by server and browser',
      tests,
    ),
    {
      name: 'contracts-without-node',
      severity: 'error',
      from: { path: '^lib/(contracts|forms|format)/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    forbid(
      'services-know-no-http',
      '^lib/services/',
      '^(app|components|lib/http)/',
      'Verbs serve HTTP, forms, jobs and seeds alike',
      tests,
    ),
    // Only pages use the two files of lib. Next itself serves the sign-in of next-auth, which asks for a NextRequest.
    forbid(
      'api-and-lib-know-no-next',
      '^(app/api|lib)/',
      '^node_modules/next/',
      'The door calls route files without Next, so next/headers and the like would throw there',
      `${tests}|^lib/auth/office-session\\.ts$|^lib/i18n/page\\.ts$|^app/api/auth/\\[\\.\\.\\.nextauth\\]/route\\.ts$`,
    ),
    forbid(
      'rules-and-serialize-do-no-io',
      '^lib/services/[^/]+/(rules|serialize)\\.ts$',
      '^db/client|^node_modules/(drizzle-orm|postgres)/|^lib/(jobs|mail|webhooks)/',
      'Pure, so that tables can test them',
    ),
    {
      name: 'services-use-verbs-of-others',
      severity: 'error',
      comment: "Another entity's verb, not its queries or rules",
      from: { path: '^lib/services/([^/]+)/', pathNot: tests },
      to: { path: '^lib/services/([^/]+)/(queries|rules)\\.ts$', pathNot: '^lib/services/$1/' },
    },
    forbid(
      'handlers-know-no-pages',
      '^lib/jobs/',
      '^(app|lib/http)/',
      'The worker serves no requests',
      tests,
    ),
    // lib/contracts/enums and lib/jobs/definitions are lists of values that tables and queues are made of.
    forbid(
      'db-is-the-ground',
      '^db/(?!seed/|testing/)',
      '^(app|components|lib/(?!env\\.ts|contracts/enums\\.ts|jobs/definitions\\.ts))',
      'Tables know nothing of what stands on them',
      tests,
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|dist|public|node_modules/\\.)' },
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
