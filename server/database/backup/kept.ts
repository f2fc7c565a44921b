const pattern = /^eintritt-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/;
const dayMs = 86_400_000;

/** The name of a backup by the setting: `eintritt-2026-11-26T021003Z.backup`. Names sort by time. */
export function backupName(at: Date): string {
  return `eintritt-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`;
}

export function isBackupName(name: string): boolean {
  return pattern.test(name);
}

/**
 * Returns the backups to remove: those that are older than `keepDays`. Never the newest one, and never the last one of
 * which a restore was tried with success. Other files of the folder are not touched.
 */
export function expiredBackups(
  names: readonly string[],
  {
    now,
    keepDays,
    proven,
  }: { readonly now: Date; readonly keepDays: number; readonly proven: string | null },
): string[] {
  const own = names.filter(isBackupName).toSorted();
  const newest = own.at(-1);
  return own.filter(
    name => now.getTime() - timeOf(name).getTime() > keepDays * dayMs && name !== newest && name !== proven,
  );
}

function timeOf(name: string): Date {
  return new Date(name.replace(pattern, '$1T$2:$3:$4Z'));
}

/** Two o'clock at night of this machine's time, at or before `now`. */
export function startOfNight(now: Date): Date {
  const night = new Date(now);
  night.setHours(2, 0, 0, 0);
  if (night > now) night.setDate(night.getDate() - 1);
  return night;
}
