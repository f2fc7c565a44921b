import type { Tx } from '@/db/client';
import type { Ctx } from '@/lib/platform/context';
import { invalid, type Violation } from '@/lib/platform/errors';
import type { CustomField } from '@/lib/rules/custom-fields/custom-field';
import { fileAnswer, fileIdOf } from '@/lib/rules/custom-fields/file-answer';
import { isBlank } from '@/lib/rules/submissions/text-rules';
import { bindFiles, deleteFiles, deleteUploadsOf, type FileFacts, listFiles } from './queries';

type Answers = Readonly<Record<string, string | number | boolean | string[] | null>>;

type Asked = {
  readonly clubId: string;
  readonly answers: Answers | undefined;
  readonly fields: readonly Pick<CustomField, 'internalName' | 'type'>[];
  /** Whether the answer to the field may be this file. */
  readonly isAllowed: (file: FileFacts) => boolean;
};

/** The answers with the stored names of their files, and the names of the fields whose file is not allowed. */
export async function resolveFiles(tx: Tx, { clubId, answers = {}, fields, isAllowed }: Asked) {
  const asked = fields.flatMap(({ type, internalName }) => {
    const answer = type === 'File' ? answers[internalName] : null;
    return isBlank(answer) ? [] : [{ internalName, id: fileIdOf(answer) }];
  });
  const files = await listFiles(
    tx,
    clubId,
    asked.flatMap(({ id }) => id ?? []),
  );
  const found = asked.map(({ internalName, id }) => ({
    internalName,
    file: files.find(one => one.id === id && one.fieldName === internalName && isAllowed(one)),
  }));
  return {
    answers: {
      ...answers,
      ...Object.fromEntries(
        found.flatMap(({ internalName, file }) => (file ? [[internalName, fileAnswer(file)]] : [])),
      ),
    },
    fileIds: found.flatMap(({ file }) => (file ? [file.id] : [])),
    unknown: found.filter(({ file }) => !file).map(({ internalName }) => internalName),
  };
}

/**
 * For a new submission: an upload must come from a member if a member submits, and from staff if staff do. It may have
 * another form token, because a form that was open for long gets a new one. An upload that is bound belongs to the first
 * submission of the same token, whose answer is then repeated.
 */
export async function resolveUploads(
  tx: Tx,
  { tokenId, path, ...asked }: Omit<Asked, 'isAllowed'> & { tokenId: string | null; path: string },
): Promise<{ answers: Answers; fileIds: string[]; violations: Violation[] }> {
  const { unknown, ...found } = await resolveFiles(tx, {
    ...asked,
    isAllowed: file =>
      file.submissionId === null
        ? (file.formTokenId === null) === (tokenId === null)
        : tokenId !== null && file.formTokenId === tokenId,
  });
  const violations = unknown.map(name => ({ path: `${path}.${name}`, key: 'fileUnknown' }));
  return { ...found, violations };
}

type Attached = {
  readonly submissionId: string;
  readonly fileIds: readonly string[];
  readonly tokenId: string | null;
  /** Whether the club asks for files at all. */
  readonly mayHaveUploads: boolean;
};

/** Binds the uploads of a new submission, and deletes other uploads of its form, also if it names none. Throws a 400 if one is gone. */
export async function attachUploads(
  tx: Tx,
  { clubId }: Pick<Ctx, 'clubId'>,
  { submissionId, fileIds, tokenId, mayHaveUploads }: Attached,
): Promise<void> {
  if (fileIds.length > 0 && (await bindFiles(tx, { clubId, submissionId }, fileIds)) < fileIds.length) {
    throw invalid([{ path: 'customFields', key: 'fileUnknown' }]);
  }
  if (tokenId !== null && mayHaveUploads) await deleteUploadsOf(tx, clubId, tokenId);
}

/** After a changed answer: binds its new file and deletes the file of the answer before. */
export async function exchangeFile(
  tx: Tx,
  place: { readonly clubId: string; readonly submissionId: string },
  before: unknown,
  after: unknown,
): Promise<void> {
  const [oldId, newId] = [fileIdOf(before), fileIdOf(after)];
  if (oldId === newId) return;
  if (oldId !== null) await deleteFiles(tx, place, oldId);
  if (newId !== null) await bindFiles(tx, place, [newId]);
}
