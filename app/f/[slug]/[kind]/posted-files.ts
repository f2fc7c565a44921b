import type { FormVisit } from '@/app/f/[slug]/[kind]/form-visit';
import type { ControlProblem } from '@/components/form-view/form-problems';
import { applicationFields, type FormValues } from '@/components/form-view/form-values';
import { UploadFile } from '@/lib/contracts/submissions/submission-files';
import { countVisit } from '@/lib/http/page-visitor';
import { AppError } from '@/lib/platform/errors';
import { fileBytes } from '@/lib/rules/custom-fields/file-answer';
import { uploadFile } from '@/lib/services/submissions/files/upload';

/**
 * Uploads the files of a plain form post, as the script does when they are chosen. Returns the values with their
 * answers, and a problem for each file that was refused.
 */
export async function uploadPosted(
  { ctx, form }: FormVisit,
  data: FormData | URLSearchParams,
  values: FormValues,
): Promise<{ values: FormValues; problems: ControlProblem[] }> {
  const customFields = { ...values.customFields };
  const problems: ControlProblem[] = [];
  for (const { internalName, type, maxBytes } of applicationFields(form)) {
    const name = `customFields.${internalName}`;
    const file = type === 'File' ? data.get(`file.${name}`) : null;
    if (!(file instanceof File) || file.size === 0) continue;
    try {
      if (file.size > (maxBytes ?? fileBytes.normal)) throw tooLarge(maxBytes ?? fileBytes.normal);
      await countVisit(ctx, 'FileUpload');
      const upload = UploadFile.parse({
        field: internalName,
        fileName: plainName(file.name),
        data: Buffer.from(await file.arrayBuffer()).toString('base64'),
      });
      customFields[internalName] = (await uploadFile(ctx, upload, form.formToken)).answer;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const [violation = { key: 'fileLater' }] = error.extra.violations ?? [];
      problems.push({
        key: violation.key,
        ...('params' in violation && violation.params ? { params: violation.params } : {}),
        name,
      });
    }
  }
  return { values: { ...values, customFields }, problems };
}

function tooLarge(maxBytes: number): AppError {
  const params = { megabytes: maxBytes / 1_000_000 };
  return new AppError('validation', { violations: [{ path: 'data', key: 'fileTooLarge', params }] });
}

/** A name that the contract accepts; the service makes it plain. */
function plainName(name: string): string {
  return name.replace(/\p{C}/gu, '').trim().slice(-200) || 'file';
}
