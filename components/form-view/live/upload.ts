import type { FormModel } from '@/components/form-view/form-model';

/** How far an upload is: the share that was sent, while it is being sent; what is wrong; how to stop it. */
export type UploadNews = {
  readonly sent?: number;
  readonly error?: string;
  readonly stop?: () => void;
};

type Model = Pick<FormModel, 'form' | 'formToken' | 'locale' | 'setValue' | 't'>;

/**
 * Uploads the chosen file and reports how far it is. Empties the control, so that the file is not posted again and the
 * same one can be chosen once more. The answer goes into the control `name`.
 */
export function upload(
  input: HTMLInputElement,
  name: string,
  maxBytes: number,
  { form, formToken, locale, setValue, t }: Model,
  report: (news: UploadNews) => void,
): void {
  const file = input.files?.[0];
  if (!file) return;
  input.value = '';
  if (file.size > maxBytes) {
    report({ error: t('form.file.tooLarge', { megabytes: maxBytes / 1_000_000 }) });
    return;
  }
  const request = new XMLHttpRequest();
  const reader = new FileReader();
  const stop = () => {
    reader.onload = null;
    request.abort();
  };
  const fail = () => report({ error: t('form.file.failed') });
  report({ sent: 0, stop });
  request.upload.onprogress = ({ loaded, total }) => report({ sent: loaded / total, stop });
  request.onerror = fail;
  request.ontimeout = fail;
  request.onload = () => {
    const { answer, errors, detail } = readAnswer(request.response);
    report(answer ? {} : { error: Object.values(errors ?? {}).flat()[0] ?? detail ?? t('form.file.failed') });
    if (answer) setValue(name, answer);
  };
  reader.onerror = fail;
  reader.onload = () => {
    const data = String(reader.result).replace(/^[^,]*,/, '');
    request.open('POST', `/api/v1/submits/files?club=${encodeURIComponent(form.club.slug)}`);
    request.responseType = 'json';
    request.timeout = 120_000;
    request.setRequestHeader('Content-Type', 'application/json');
    request.setRequestHeader('Accept-Language', locale);
    request.setRequestHeader('X-Form-Token', formToken());
    request.send(JSON.stringify({ field: name.split('.').at(-1), fileName: file.name.slice(-200), data }));
  };
  reader.readAsDataURL(file);
}

type Answer = { answer?: string; errors?: Record<string, string[]>; detail?: string };

/** The cast is safe because our own service of the same build answers: with the upload, or with a problem in words. */
function readAnswer(response: unknown): Answer {
  return (response ?? {}) as Answer;
}
