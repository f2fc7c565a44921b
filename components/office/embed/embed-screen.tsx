'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AllowedOrigins } from '@/components/office/embed/allowed-origins';
import { CodeBlock } from '@/components/office/embed/code-block';
import {
  type EmbedMode,
  elementCode,
  embedModes,
  formLink,
  frameCode,
  framedLink,
  scriptCode,
} from '@/components/office/embed/embed-code';
import { handoutAddress } from '@/components/office/embed/handout-address';
import { ChoiceFilter } from '@/components/screens/filters';
import { Card } from '@/components/ui/display/card';
import { DownloadLink } from '@/components/ui/download-link';
import { SegmentedControl } from '@/components/ui/inputs/segmented-control';
import { PageHeader } from '@/components/ui/page-header';
import { useOtherLocales } from '@/lib/api-client/club-info';
import { useFurtherForms } from '@/lib/api-client/further-forms';
import { type Tariff, useMemberships } from '@/lib/api-client/master-data';
import type { FurtherForm } from '@/lib/contracts/further-forms';
import { type Locale, type SubmissionKind, submissionKinds } from '@/lib/rules/enums';

type EmbedScreenProps = {
  origin: string;
  slug: string;
  /** Texts of links in the club's language, if the visitor's browser decides the language. */
  words: Readonly<Record<Locale, Readonly<Record<SubmissionKind, string>>>>;
  clubLocale: Locale;
  mayEdit: boolean;
};

/** Ways to publish a form: code for sites, a link, a QR code, a poster. */
export function EmbedScreen({ origin, slug, words, clubLocale, mayEdit }: EmbedScreenProps) {
  const t = useTranslations('handouts.embed');
  const copy = (name: string) => t('copy', { name });
  const labels = useTranslations('labels');
  const [kind, setKind] = useState<SubmissionKind>('Membership');
  const [lang, setLang] = useState<Locale | 'auto'>('auto');
  const [mode, setMode] = useState<EmbedMode>('inline');
  const isMembership = kind === 'Membership';
  const [formSlug, setFormSlug] = useState<string | null>(null);
  const [tariffId, setTariffId] = useState<string | null>(null);
  const otherLocales = useOtherLocales();
  const { data: forms = [] } = useFurtherForms();
  const { data: tariffs = [] } = useMemberships();
  const further = isMembership ? forms.find(one => one.slug === formSlug) : undefined;
  const offered = tariffs.filter(one => one.isActive && isOffered(further, one));
  const form = further?.slug ?? null;
  const tariff = isMembership ? (offered.find(({ id }) => id === tariffId)?.id ?? null) : null;
  const chosen = lang === 'auto' ? null : lang;
  const link = further?.title ?? words[chosen ?? clubLocale][kind];
  const choice = { origin, slug, kind, form, tariff, lang: chosen, mode, words: link };
  return (
    <>
      <PageHeader title={t('title')} description={t('text')} />
      <div className="mb-5 grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-end gap-3">
          <SegmentedControl
            label={t('form')}
            segments={submissionKinds.map(value => ({ value, label: labels(`kind.${value}`) }))}
            value={kind}
            onValueChange={setKind}
          />
          {otherLocales.length > 0 && (
            <SegmentedControl
              label={t('language')}
              segments={[
                { value: 'auto', label: t('languageAuto') },
                ...[clubLocale, ...otherLocales].map(value => ({ value, label: labels(`locale.${value}`) })),
              ]}
              value={lang}
              onValueChange={setLang}
            />
          )}
        </div>
        <div className="flex flex-wrap items-end gap-3 empty:hidden">
          {isMembership && forms.length > 0 && (
            <ChoiceFilter
              label={t('furtherForm')}
              any={t('standardForm')}
              options={forms.map(one => ({ value: one.slug, label: one.title }))}
              value={form}
              onChange={setFormSlug}
            />
          )}
          {isMembership && offered.length > 0 && (
            <ChoiceFilter
              label={t('tariff')}
              any={t('noTariff')}
              options={offered.map(({ id, name }) => ({ value: id, label: name }))}
              value={tariff}
              onChange={setTariffId}
            />
          )}
        </div>
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card
          title={t('onSite')}
          description={t(`modeText.${mode}`)}
          className="min-w-0"
          action={
            <SegmentedControl
              label={t('mode')}
              segments={embedModes.map(value => ({ value, label: t(`modes.${value}`) }))}
              value={mode}
              onValueChange={setMode}
            />
          }
        >
          <div className="flex flex-col gap-6">
            <CodeBlock
              name={t('plain')}
              hint={t('plainHint')}
              code={elementCode(choice)}
              copyLabel={copy(t('plain'))}
            />
            <CodeBlock
              name="WordPress"
              hint={t('wordpressHint')}
              code={elementCode(choice)}
              copyLabel={copy('WordPress')}
            />
            <CodeBlock
              name="Joomla"
              hint={t('joomlaHint')}
              code={scriptCode(choice)}
              copyLabel={copy('Joomla')}
            />
            <CodeBlock
              name={t('frame')}
              hint={t('frameHint')}
              code={frameCode(choice)}
              copyLabel={copy(t('frame'))}
            />
          </div>
        </Card>
        <div className="flex min-w-0 flex-col gap-5">
          <Card flush title={t('preview')} description={t('previewHint')}>
            <iframe
              src={framedLink(choice)}
              title={t('previewOf', { form: link })}
              loading="lazy"
              className="block h-120 w-full rounded-b-md border-t"
            />
          </Card>
          <AllowedOrigins mayEdit={mayEdit} />
          <Card title={t('link')} description={t('linkHint')}>
            <CodeBlock name={t('address')} code={formLink(choice)} copyLabel={copy(t('address'))} />
          </Card>
          <Card title={t('print')} description={t('printHint')}>
            <div className="flex flex-wrap items-center gap-5">
              {/* biome-ignore lint/performance/noImgElement: an image of the API, rendered for this choice */}
              <img
                src={handoutAddress(kind, 'qr-code/svg', chosen, form)}
                alt={t('qrAlt', { form: further?.title ?? labels(`kind.${kind}`) })}
                width={148}
                height={148}
                className="size-37 rounded-md border bg-white p-1"
              />
              <div className="flex flex-col gap-2">
                <DownloadLink href={handoutAddress(kind, 'poster', chosen, form)} variant="primary">
                  {t('poster')}
                </DownloadLink>
                <DownloadLink href={handoutAddress(kind, 'qr-code/svg', chosen, form)}>
                  {t('svg')}
                </DownloadLink>
                <DownloadLink href={handoutAddress(kind, 'qr-code/png', chosen, form)}>
                  {t('png')}
                </DownloadLink>
              </div>
            </div>
          </Card>
        </div>
      </div>
    </>
  );
}

function isOffered(form: FurtherForm | undefined, tariff: Tariff): boolean {
  if (!form) return !tariff.isOnlyInFurtherForms;
  return form.membershipIds.length === 0 || form.membershipIds.includes(tariff.id);
}
