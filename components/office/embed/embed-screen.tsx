'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AllowedOrigins } from '@/components/office/embed/allowed-origins';
import { CodeBlock } from '@/components/office/embed/code-block';
import {
  type EmbedLook,
  type EmbedMode,
  elementCode,
  embedLooks,
  embedModes,
  formLink,
  frameCode,
  framedLink,
} from '@/components/office/embed/embed-code';
import { handoutAddress } from '@/components/office/embed/handout-address';
import { ChoiceFilter } from '@/components/screens/filters';
import { Card } from '@/components/ui/display/card';
import { DownloadLink } from '@/components/ui/download-link';
import { SegmentedControl } from '@/components/ui/inputs/segmented-control';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/text-link';
import { useClubInfo, useOtherLocales } from '@/lib/api-client/club-info';
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
  /** Colours of the button that opens the form; null for the product's own. */
  button: { readonly button: string; readonly onButton: string } | null;
  mayEdit: boolean;
  /** Site that a link in a browser's console names, to be allowed. */
  siteToAllow: string;
};

/** Ways to publish a form: code for sites, a link, a QR code, a poster. */
export function EmbedScreen({
  origin,
  slug,
  words,
  clubLocale,
  button,
  mayEdit,
  siteToAllow,
}: EmbedScreenProps) {
  const t = useTranslations('handouts.embed');
  const copy = (name: string) => t('copy', { name });
  const labels = useTranslations('labels');
  const [kind, setKind] = useState<SubmissionKind>('Membership');
  const [lang, setLang] = useState<Locale | 'auto'>('auto');
  const [mode, setMode] = useState<EmbedMode>('inline');
  const [look, setLook] = useState<EmbedLook>('flat');
  const { data: info } = useClubInfo();
  // Who may not allow a site can still hand the code on.
  const isCodeShown = !mayEdit || (info?.value.allowedOrigins.length ?? 0) > 0;
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
  const color = button?.button ?? null;
  const choice = { origin, slug, kind, form, tariff, lang: chosen, mode, look, color, words: link };
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
        <div className="flex min-w-0 flex-col gap-5">
          <AllowedOrigins mayEdit={mayEdit} siteToAllow={siteToAllow} />
          <Card title={t('onSite')} description={isCodeShown ? t('onSiteText') : t('onSiteWaits')}>
            {isCodeShown && (
              <div className="flex flex-col gap-6">
                <div className="flex flex-wrap gap-x-6 gap-y-3">
                  <SegmentedControl
                    label={t('mode')}
                    segments={embedModes.map(value => ({ value, label: t(`modes.${value}`) }))}
                    value={mode}
                    onValueChange={setMode}
                  />
                  <SegmentedControl
                    label={t('look')}
                    segments={embedLooks.map(value => ({ value, label: t(`looks.${value}`) }))}
                    value={look}
                    onValueChange={setLook}
                  />
                </div>
                <p className="max-w-prose text-sm text-ink-muted">{t(`lookText.${look}`)}</p>
                <CodeBlock
                  name={t('code')}
                  hint={t(`modeText.${mode}`)}
                  code={elementCode(choice)}
                  copyLabel={copy(t('code'))}
                />
                <dl className="grid max-w-prose gap-3 text-sm">
                  {systems.map(system => (
                    <div key={system}>
                      <dt className="font-medium">{t(`systems.${system}`)}</dt>
                      <dd className="text-ink-muted">{t(`systemHints.${system}`)}</dd>
                    </div>
                  ))}
                </dl>
                <CodeBlock
                  name={t('frame')}
                  hint={t('frameHint')}
                  code={frameCode(choice)}
                  copyLabel={copy(t('frame'))}
                />
                <div className="flex max-w-prose flex-col gap-2 text-sm text-ink-muted">
                  <p>
                    {t('sticky')}{' '}
                    <code className="font-mono text-xs">{'html { scroll-padding-top: 80px }'}</code>
                  </p>
                  <p>
                    {t.rich('guide', {
                      link: words => <TextLink href="/developers/embedding">{words}</TextLink>,
                    })}
                  </p>
                </div>
              </div>
            )}
          </Card>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Card flush title={t('preview')} description={t('previewHint')}>
            {mode === 'button' && (
              <p className="border-t p-4">
                <span
                  className="inline-block rounded-[0.5rem] bg-[#0b6474] px-[1.4rem] py-[0.6rem] font-semibold text-white"
                  style={button ? { background: button.button, color: button.onButton } : undefined}
                >
                  {link}
                </span>
              </p>
            )}
            <iframe
              src={framedLink(choice)}
              title={t('previewOf', { form: link })}
              loading="lazy"
              className="block h-120 w-full rounded-b-md border-t"
            />
          </Card>
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

/** Systems that take the same code, with what to do there. */
const systems = ['html', 'wordpress', 'joomla', 'other'] as const;

function isOffered(form: FurtherForm | undefined, tariff: Tariff): boolean {
  if (!form) return !tariff.isOnlyInFurtherForms;
  return form.membershipIds.length === 0 || form.membershipIds.includes(tariff.id);
}
