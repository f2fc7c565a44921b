import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guidePages } from '@/app/developers/(guide)/guide-pages';
import { guideText } from '@/app/developers/(guide)/guide-text';
import { GuideMarkdown } from '@/components/developers/guide-markdown';

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
  return (
    <main>
      <GuideMarkdown text={await guideText(await requirePage(props))} />
    </main>
  );
}
