import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { type GuidePage, guideAddress, guidePages } from '@/app/developers/(guide)/guide-pages';
import { guideText, sectionsIn } from '@/app/developers/(guide)/guide-text';
import { GuideMarkdown } from '@/components/developers/guide-markdown';
import { OnThisPage } from '@/components/developers/on-this-page';
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
  const text = await guideText(page);
  const headings = sectionsIn(text).filter(({ level }) => level === 2);
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_13rem] xl:gap-12">
      <main className="min-w-0">
        <GuideMarkdown text={text} />
        <nav aria-label="Next and previous page" className="mt-12 flex justify-between gap-4 border-t pt-4">
          <PageLink page={guidePages[place - 1]} word="Previous" />
          <PageLink page={guidePages[place + 1]} word="Next" />
        </nav>
      </main>
      <OnThisPage headings={headings} />
    </div>
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
