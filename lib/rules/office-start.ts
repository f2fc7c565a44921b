/** The page that the office opens with: the submissions that wait for a decision. */
export const officeStart = '/submissions?awaits=Decision';
