import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Card } from '@/components/ui/display/card';
import { TextLink } from '@/components/ui/text-link';
import { env } from '@/lib/env';
import { isErrorCode, statusOf } from '@/lib/http/problem';
import { messageOf } from '@/lib/platform/i18n/message-of';
import { getPageLocale } from '@/lib/platform/i18n/page';

type Props = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  return isErrorCode(slug) ? { title: messageOf(await getPageLocale(), 'problems', `${slug}.title`) } : {};
}

/** Explains a problem type; `type` of every error answer links here (RFC 9457 §3.1.1). */
export default async function ProblemPage({ params }: Props) {
  const { slug } = await params;
  if (!isErrorCode(slug)) notFound();
  const locale = await getPageLocale();
  const text = (key: string, values?: Record<string, number>) => messageOf(locale, 'problems', key, values);
  return (
    <main className="mx-auto flex max-w-lg flex-col gap-6 px-4 py-12">
      <header className="flex flex-col gap-2">
        <p className="text-sm text-ink-muted tabular-nums">
          {text('page.status', { status: statusOf(slug) })}
        </p>
        <h1 className="text-2xl font-semibold">{text(`${slug}.title`)}</h1>
      </header>
      <Card>
        <div className="flex flex-col gap-5">
          <section>
            <h2 className="font-medium">{text('page.whatHappened')}</h2>
            <p className="mt-1">{text(`${slug}.detail`)}</p>
          </section>
          <section>
            <h2 className="font-medium">{text('page.whatToDo')}</h2>
            <p className="mt-1">{text(`${slug}.remedy`)}</p>
          </section>
          <section>
            <h2 className="font-medium">{text('page.type')}</h2>
            <p className="mt-1">
              <code className="break-all text-sm">{`${env().APP_URL}/problems/${slug}`}</code>
            </p>
          </section>
          <p>
            <TextLink href="/developers/errors">{text('page.all')}</TextLink>
          </p>
        </div>
      </Card>
    </main>
  );
}
