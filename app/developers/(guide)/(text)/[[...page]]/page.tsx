import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { type GuidePage, guideAddress, guidePages } from '@/app/developers/(guide)/guide-pages';
import { guideText } from '@/app/developers/(guide)/guide-text';
import { GuideMarkdown } from '@/components/developers/guide-markdown';
import { TextLink } from '@/components/ui/text-link';

type Props = { params: Promise<{ page?: string[] }> };

async function requirePage({ params }: Props) {
  const { page = [] } = await params;
  const [name = 'index', ...rest] = page;
  const found = guidePages.find(one => one.name === name);
  if (!found || rest.length > 0 || (page.length > 0 && name === 'index')) notFound();
  return found;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await requirePage(props)).title };
}

export default async function GuideTextPage(props: Props) {
  const page = await requirePage(props);
  const place = guidePages.indexOf(page);
  return (
    <main>
      <GuideMarkdown text={await guideText(page)} />
      <nav aria-label="Next and previous page" className="mt-12 flex justify-between gap-4 border-t pt-4">
        <PageLink page={guidePages[place - 1]} word="Previous" />
        <PageLink page={guidePages[place + 1]} word="Next" />
      </nav>
    </main>
  );
}

function PageLink({ page, word }: { page: GuidePage | undefined; word: string }) {
  if (!page) return <span />;
  return (
    <p>
      <span className="block text-sm text-ink-muted">{word}</span>
      <TextLink href={guideAddress(page)}>{page.title}</TextLink>
    </p>
  );
}
