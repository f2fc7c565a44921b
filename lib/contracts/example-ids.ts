/** Ids that the examples of the API's description use, so that examples of several operations fit together. */
export const exampleIds = {
  user: '019a0000-0000-7000-8000-000000000101',
  apiKey: '019a0000-0000-7000-8000-000000000102',
} as const;
