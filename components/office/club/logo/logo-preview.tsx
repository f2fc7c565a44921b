'use client';

import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '@/components/ui/display/card';

type LogoPreviewProps = { src: string; clubName: string; slug: string };

/** The logo as forms and mails show it. */
export function LogoPreview({ src, clubName, slug }: LogoPreviewProps) {
  const t = useTranslations('club.logo');
  return (
    <Card title={t('current')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Ground
          label={t('onLight')}
          src={src}
          alt={t('alt', { club: clubName })}
          ground="oklch(0.99 0.003 205)"
        />
        <Ground
          label={t('onDark')}
          src={src}
          alt={t('alt', { club: clubName })}
          ground="oklch(0.24 0.012 205)"
        />
      </div>
      <figure className="mt-4">
        <figcaption className="mb-1 text-sm text-ink-muted">{t('inForm')}</figcaption>
        <FormHeadFrame src={src} slug={slug} title={t('inFormTitle')} />
      </figure>
      <figure className="mt-4">
        <figcaption className="mb-1 text-sm text-ink-muted">{t('inMail')}</figcaption>
        <div className="flex items-center gap-3.5 rounded-sm border bg-surface px-7 pt-6 pb-4 text-lg font-semibold">
          {/* biome-ignore lint/performance/noImgElement: a small picture of the club's own */}
          <img src={src} alt="" className="max-h-12 max-w-30 rounded-sm bg-white p-0.75" />
          {clubName}
        </div>
        <p className="mt-1 text-sm text-ink-muted">{t('inMailText')}</p>
      </figure>
    </Card>
  );
}

type GroundProps = { label: string; src: string; alt: string; ground: string };

function Ground({ label, src, alt, ground }: GroundProps) {
  return (
    <figure>
      <figcaption className="mb-1 text-sm text-ink-muted">{label}</figcaption>
      <div
        className="flex h-36 items-center justify-center rounded-sm border p-4"
        style={{ background: ground }}
      >
        {/* biome-ignore lint/performance/noImgElement: a small picture of the club's own */}
        <img src={src} alt={alt} className="max-h-full max-w-full object-contain" />
      </div>
    </figure>
  );
}

/** The public form with this picture in its header. */
function FormHeadFrame({ src, slug, title }: { src: string; slug: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <iframe
      key={src}
      ref={frame}
      src={`/f/${slug}/membership?preview=1`}
      title={title}
      tabIndex={-1}
      onLoad={() => showIn(frame.current?.contentDocument, src)}
      className="h-44 w-full rounded-sm border bg-surface"
    />
  );
}

function showIn(page: Document | null | undefined, src: string): void {
  const head = page?.querySelector('.head');
  if (!page || !head) return;
  const known = head.querySelector('img.logo');
  const logo = known ?? page.createElement('img');
  logo.removeAttribute('width');
  logo.removeAttribute('height');
  logo.setAttribute('src', src);
  logo.setAttribute('alt', '');
  logo.setAttribute('class', 'logo');
  if (!known) head.prepend(logo);
}
