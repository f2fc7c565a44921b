/** Types of files that a custom field accepts, with the end of their names. */
export const fileTypes = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
} as const;
export type FileType = keyof typeof fileTypes;

/** The ends of names that a control offers. */
export const fileAccept = '.pdf,.png,.jpg,.jpeg';

/** Most bytes of a file: of any field, and of a field without a limit of its own. */
export const fileBytes = { max: 10_000_000, normal: 5_000_000 } as const;

/**
 * Whether a text has the shape of an answer: the id of an upload, and its name after a space (`9b2c… zeugnis.pdf`).
 * Short, because forms load it; the service looks the id up.
 */
export function isFileAnswer(text: string): boolean {
  return /^[\da-f-]{36}( |$)/.test(text);
}

/** The name in an answer, for people; the id of an answer without one. */
export function fileNameOf(answer: string): string {
  return answer.slice(37) || answer;
}

export function fileAnswer({ id, fileName }: { readonly id: string; readonly fileName: string }): string {
  return `${id} ${fileName}`;
}

/** The id in an answer; null for anything else. */
export function fileIdOf(answer: unknown): string | null {
  if (typeof answer !== 'string') return null;
  return /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?: |$)/.exec(answer)?.[1] ?? null;
}
