'use client';

import { Check, Languages } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { hrefOf } from '@/components/office/club/texts/place-of-text';
import { withLabels } from '@/components/office/settings/email-templates/placeholder-text';
import { placeOf } from '@/components/office/settings/email-templates/template-name';
import { RecordScreen } from '@/components/screens/record-screen';
import { Badge } from '@/components/ui/display/badge';
import { Card } from '@/components/ui/display/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { useOtherLocales } from '@/lib/api-client/club-info';
import { useClubTexts } from '@/lib/api-client/club-texts';
import { usePlaceholders } from '@/lib/api-client/email-templates';
import type { ClubText } from '@/lib/contracts/club-texts';
import { type EmailTemplateType, emailTemplateTypes, type Locale } from '@/lib/rules/enums';

/** For each language that forms offer: the texts that it lacks or has only of a former text, with links to them. */
export function MissingTexts() {
  const t = useTranslations('club.texts');
  const locales = useOtherLocales();
  return (
    <RecordScreen query={useClubTexts()} header={<PageHeader title={t('title')} description={t('text')} />}>
      {texts =>
        locales.length === 0 ? (
          <EmptyState
            icon={Languages}
            title={t('oneLanguage')}
            description={t('oneLanguageText')}
            headingLevel={2}
            action={<LinkButton href="/club">{t('toClub')}</LinkButton>}
          />
        ) : (
          <div className="flex flex-col gap-5">
            {locales.map(locale => (
              <MissingIn key={locale} locale={locale} texts={texts} />
            ))}
          </div>
        )
      }
    </RecordScreen>
  );
}

function MissingIn({ locale, texts }: { locale: Locale; texts: readonly ClubText[] }) {
  const t = useTranslations('club.texts');
  const labels = useTranslations('labels.locale');
  const missing = texts.filter(text => text.missing.includes(locale));
  const outdated = texts.filter(text => text.outdated.includes(locale));
  const pages = Map.groupBy([...missing, ...outdated], hrefOf);
  const isWhole = pages.size === 0;
  return (
    <Card
      flush
      title={labels(locale)}
      action={
        <Badge tone={isWhole ? 'accepted' : 'new'} icon={isWhole ? Check : undefined}>
          {missing.length === 0 && outdated.length > 0
            ? t('outdatedCount', { count: outdated.length })
            : t('missing', { missing: missing.length, total: texts.length })}
          {missing.length > 0 && outdated.length > 0 && `, ${t('outdatedCount', { count: outdated.length })}`}
        </Badge>
      }
    >
      {isWhole && <p className="px-5 py-4 text-ink-muted">{t('whole')}</p>}
      <ul aria-label={labels(locale)} className="divide-y empty:hidden">
        {[...pages].map(([href, found]) => (
          <li key={href} className="flex flex-col gap-1 px-5 py-3">
            <Link href={href} className="font-medium wrap-anywhere hover:underline">
              <RecordName text={found[0]} />
            </Link>
            <Quoted texts={found.filter(text => text.missing.includes(locale))} />
            <Quoted texts={found.filter(text => text.outdated.includes(locale))} title={t('outdated')} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type QuotedProps = { texts: readonly ClubText[]; title?: string | undefined };

/** Mails show placeholders by the names that the editor has for them. */
function Quoted(props: QuotedProps) {
  const [first] = props.texts;
  if (!first) return null;
  const type = emailTemplateTypes.find(one => first.recordType === 'EmailTemplate' && one === first.recordId);
  return type ? <QuotedMail type={type} {...props} /> : <Quotation {...props} />;
}

function QuotedMail({ type, texts, title }: QuotedProps & { type: EmailTemplateType }) {
  const { data } = usePlaceholders(type);
  if (!data) return null;
  return <Quotation title={title} texts={texts.map(one => ({ ...one, text: withLabels(one.text, data) }))} />;
}

function Quotation({ texts, title }: QuotedProps) {
  return (
    <p className="line-clamp-2 text-sm text-ink-muted">
      {title && <span className="text-new">{title} </span>}
      {texts.map(({ text }) => text).join(' · ')}
    </p>
  );
}

function RecordName({ text }: { text: ClubText | undefined }) {
  const t = useTranslations('club.texts');
  const mails = useTranslations('settings.templates');
  if (!text) return null;
  const { recordType, recordId, recordName } = text;
  const mail = emailTemplateTypes.find(one => recordType === 'EmailTemplate' && one === recordId);
  const type = t(`types.${recordType}`);
  const place = mail && placeOf(mail);
  const name = place ? `${mails(`groups.${place.group}`)}, ${mails(`types.${place.step}`)}` : recordName;
  return name === '' ? type : `${type}: ${name}`;
}
