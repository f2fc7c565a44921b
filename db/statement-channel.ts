import { channel } from 'node:diagnostics_channel';

/** Gets the text of each statement that is sent for Drizzle: tests examine them. */
export const statementChannel = channel('eintritt:statement');
