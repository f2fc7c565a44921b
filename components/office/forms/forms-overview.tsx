'use client';

import {
  CircleCheck,
  CircleSlash2,
  CloudUpload,
  ExternalLink,
  Palette,
  SlidersHorizontal,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { isSameDesign } from '@/components/form-editor/design/design';
import { OnlineWarnings } from '@/components/form-editor/online-check';
import { FormSettingsSummary } from '@/components/office/forms/form-settings-summary';
import { FurtherFormList } from '@/components/office/forms/further-form-list';
import { RecordScreen } from '@/components/screens/record-screen';
import { CopyButton } from '@/components/ui/copy-button';
import { Badge } from '@/components/ui/display/badge';
import { Card } from '@/components/ui/display/card';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { useCancellationForm, useDesigns, useMembershipForm } from '@/lib/api-client/forms';
import { type SubmissionKind, submissionKinds } from '@/lib/rules/enums';

type FormsOverviewProps = {
  /** Prefix of each form's address. */
  formsUrl: string;
  mayEdit: boolean;
};

/** Segment of a kind in the addresses of form and settings. */
const pathOf = { Membership: 'membership', Change: 'change', Cancellation: 'cancellation' } as const;

/** The club's forms: settings, addresses and design. */
export function FormsOverview({ formsUrl, mayEdit }: FormsOverviewProps) {
  const t = useTranslations('forms.overview');
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} />
      <div className="mb-5 empty:hidden">
        <OnlineWarnings />
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        {submissionKinds.map(kind => (
          <FormCard key={kind} kind={kind} url={`${formsUrl}/${pathOf[kind]}`} mayEdit={mayEdit} />
        ))}
        <DesignCard mayEdit={mayEdit} />
      </div>
      <FurtherFormList formsUrl={`${formsUrl}/membership`} mayEdit={mayEdit} />
    </>
  );
}

function FormCard({ kind, url, mayEdit }: { kind: SubmissionKind; url: string; mayEdit: boolean }) {
  const t = useTranslations('forms.overview');
  const labels = useTranslations('labels.kind');
  return (
    <Card title={labels(kind)} action={<OnlineBadge kind={kind} />}>
      <p className="flex items-center gap-2 rounded-md border bg-sunken py-1 pr-1 pl-3">
        <span className="min-w-0 flex-1 truncate font-mono text-xs" title={url}>
          {url}
        </span>
        <CopyButton text={url} label={t('copyLink', { form: labels(kind) })} />
      </p>
      <FormSettingsSummary kind={kind} />
      <div className="mt-4 flex flex-wrap gap-2">
        <LinkButton href={`/forms/${pathOf[kind]}`} icon={SlidersHorizontal}>
          {t(mayEdit ? 'editSettings' : 'viewSettings')}
          <span className="sr-only">: {labels(kind)}</span>
        </LinkButton>
        <LinkButton href={url} target="_blank" variant="ghost" icon={ExternalLink}>
          {t('open')}
          <span className="sr-only">: {labels(kind)}</span>
        </LinkButton>
      </div>
    </Card>
  );
}

/** Whether the form accepts submissions; nothing while unknown. */
function OnlineBadge({ kind }: { kind: SubmissionKind }) {
  const t = useTranslations('forms.summary');
  const membership = useMembershipForm();
  const cancellation = useCancellationForm();
  const isOnline = {
    Membership: membership.data?.value.isActive,
    Change: membership.data?.value.isChangeActive,
    Cancellation: cancellation.data?.value.isActive,
  }[kind];
  if (isOnline === undefined) return null;
  return isOnline ? (
    <Badge tone="accepted" icon={CircleCheck}>
      {t('online')}
    </Badge>
  ) : (
    <Badge tone="rejected" icon={CircleSlash2}>
      {t('offline')}
    </Badge>
  );
}

function DesignCard({ mayEdit }: { mayEdit: boolean }) {
  const t = useTranslations('forms.overview');
  const presets = useTranslations('forms.presets');
  const designs = useDesigns();
  const hasDraft = designs.data && !isSameDesign(designs.data.published.value, designs.data.draft.value);
  return (
    <Card
      title={t('designTitle')}
      description={t('designText')}
      action={
        hasDraft && (
          <Badge tone="confirmed" icon={CloudUpload}>
            {t('unpublished')}
          </Badge>
        )
      }
    >
      <RecordScreen query={designs} rows={1} isPart>
        {({ published }) => <p>{t('preset', { name: presets(published.value.presetDesign) })}</p>}
      </RecordScreen>
      <LinkButton href="/forms/design" icon={Palette} className="mt-4">
        {t(mayEdit ? 'editDesign' : 'viewDesign')}
      </LinkButton>
    </Card>
  );
}
