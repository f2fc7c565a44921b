'use client';

import type { ReactNode } from 'react';
import type { SubmissionWords } from '@/components/office/submissions/detail/describe/use-submission-words';
import { Card } from '@/components/ui/display/card';
import { bothColumns, Description, DescriptionList } from '@/components/ui/display/description-list';
import { FoldCard } from '@/components/ui/display/fold-card';
import { DownloadLink } from '@/components/ui/download-link';
import { submissionFileUrl } from '@/lib/api-client/submission-files';
import { senderOf } from '@/lib/contracts/submissions/sender';
import { signerOf } from '@/lib/contracts/submissions/signer';
import type { Submission } from '@/lib/contracts/submissions/submissions';
import { formatBytes } from '@/lib/rules/format/format-bytes';
import { fullName } from '@/lib/rules/submissions/full-name';

type EvidenceProps = { submission: Submission; words: SubmissionWords };

/** Mandate, signature and origin, which are rarely read; nothing if there is none of them. */
export function EvidenceCard({ submission, words, canSee }: EvidenceProps & { canSee: boolean }) {
  const { t } = words;
  const { origin } = submission;
  const hasOrigin = Boolean(origin && (origin.url || origin.ip || origin.userAgent));
  const parts = [
    submission.kind !== 'Cancellation' && submission.mandate && t('mandateTitle'),
    submission.signature && t('signatureTitle'),
    hasOrigin && t('originTitle'),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <FoldCard title={t('evidenceTitle')} summary={parts.join(', ')}>
      <div className="flex flex-col gap-6">
        <MandatePart {...{ submission, words, canSee }} />
        <SignaturePart {...{ submission, words, canSee }} />
        {hasOrigin && <OriginPart {...{ submission, words }} />}
      </div>
    </FoldCard>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      {text && <p className="max-w-prose text-ink-muted">{text}</p>}
      <div className="mt-1">{children}</div>
    </section>
  );
}

/** The mandate with its text and date; nothing if there is none. */
function MandatePart({ submission, words, canSee }: EvidenceProps & { canSee: boolean }) {
  const { t, labels } = words;
  if (submission.kind === 'Cancellation' || !submission.mandate) return null;
  const { mandate } = submission;
  if (!canSee) {
    return (
      <Part title={t('mandateTitle')}>
        <p className="text-ink-muted">{t('mandateHidden', { date: words.instant(mandate.signedAt) })}</p>
      </Part>
    );
  }
  return (
    <Part title={t('mandateTitle')}>
      <DescriptionList hasColumns>
        <Description label={labels('field.mandateReference')}>{mandate.reference}</Description>
        <Description label={labels('field.creditorId')}>{mandate.creditorId}</Description>
        <Description label={labels('field.mandateSignedAt')}>{words.instant(mandate.signedAt)}</Description>
        {mandate.givenBy && (
          <Description label={labels('field.mandateGivenBy')}>{mandate.givenBy}</Description>
        )}
        {mandate.firstDebitDate && (
          <Description label={labels('field.firstDebitDate')}>
            {words.date(mandate.firstDebitDate)}
          </Description>
        )}
      </DescriptionList>
      <blockquote className="mt-2 max-w-prose rounded-md border bg-sunken px-4 py-3 whitespace-pre-line">
        {mandate.text}
      </blockquote>
    </Part>
  );
}

/** The drawn signature with who signed when, or that this role may not see it. */
function SignaturePart({ submission, words, canSee }: EvidenceProps & { canSee: boolean }) {
  const { t } = words;
  const { firstName, lastName } = senderOf(submission);
  const signer = { ...signerOf(submission), person: fullName({ firstName, lastName }) };
  if (!submission.signature) return null;
  return (
    <Part title={t('signatureTitle')}>
      {canSee ? (
        // Dark ink needs a light background in both themes, and with the colours of the system.
        <div data-theme="light" className="rounded-md border bg-surface p-3 forced-color-adjust-none">
          {/* biome-ignore lint/performance/noImgElement: the image optimiser cannot improve a data URL */}
          <img
            src={submission.signature}
            alt={t('signatureOf', signer)}
            className="mx-auto max-h-36 max-w-full object-contain"
          />
        </div>
      ) : (
        <p className="text-ink-muted">{t('signatureHidden')}</p>
      )}
      <p className="mt-1 text-sm text-ink-muted">
        {t('signedBy', { ...signer, date: words.instant(submission.receivedAt) })}
      </p>
    </Part>
  );
}

/** The files of the applicant; a Viewer sees their names only. */
export function FilesCard({ submission, words, canSee }: EvidenceProps & { canSee: boolean }) {
  const { t, customFields, locale } = words;
  if (submission.files.length === 0) return null;
  return (
    <Card title={t('filesTitle')} description={t(canSee ? 'filesText' : 'filesHidden')}>
      <DescriptionList>
        {submission.files.map(({ id, field, fileName, contentType, size }) => (
          <Description
            key={id}
            label={customFields.find(({ internalName }) => internalName === field)?.label ?? field}
            action={
              canSee && (
                <DownloadLink size="sm" href={submissionFileUrl(submission.id, id)}>
                  {t('filesOpen')}
                </DownloadLink>
              )
            }
          >
            {t('filesFacts', {
              name: fileName,
              type: contentType.split('/')[1]?.toUpperCase() ?? contentType,
              size: formatBytes(size, locale),
            })}
          </Description>
        ))}
      </DescriptionList>
    </Card>
  );
}

/** IP address and browser of the sender; absent after retention has removed them. */
function OriginPart({ submission: { origin }, words }: EvidenceProps) {
  const { t, labels } = words;
  return (
    <Part title={t('originTitle')} text={t('originText')}>
      <DescriptionList hasColumns>
        <Description label={labels('field.originUrl')} className={bothColumns}>
          {origin?.url}
        </Description>
        <Description label={labels('field.originIp')} className={bothColumns}>
          {origin?.ip}
        </Description>
        <Description label={labels('field.originUserAgent')} className={bothColumns}>
          {origin?.userAgent}
        </Description>
      </DescriptionList>
    </Part>
  );
}
