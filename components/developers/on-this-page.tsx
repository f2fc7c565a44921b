import { TextLink } from '@/components/ui/text-link';

export type PageHeading = { readonly id: string; readonly title: string };

/** The sections of a long text, beside it where there is room. */
export function OnThisPage({ headings }: { headings: readonly PageHeading[] }) {
  if (headings.length < 2) return null;
  return (
    <nav
      aria-labelledby="on-this-page"
      className="max-xl:hidden xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:self-start xl:overflow-y-auto"
    >
      <p id="on-this-page" className="mb-2 text-sm font-medium">
        On this page
      </p>
      <ul className="flex flex-col gap-1.5 border-l pl-3 text-sm">
        {headings.map(({ id, title }) => (
          <li key={id}>
            <TextLink href={`#${id}`}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
