/** Role that reads the rows of all clubs, for backups. Web and worker are not members of it. */
export const backupRole = 'eintritt_backup';

/** Roles of the cluster that the migration creates. */
export const roles = ['eintritt_app', 'eintritt_limited', 'eintritt_resolver', backupRole];
