'use client';

import { CodeBlock } from '@/components/developers/code-block';
import { type SampleLanguage, sampleLanguages } from '@/components/developers/reference/snippets';
import { useTabValue } from '@/components/developers/use-tab-value';

/**
 * The same request in each language. Radio buttons show one of them by CSS alone, so that they work without JavaScript;
 * the choice lasts for the tab.
 */
export function Samples({ snippets }: { snippets: Readonly<Record<SampleLanguage, string>> }) {
  const [stored, setStored] = useTabValue('language');
  const chosen = sampleLanguages.find(one => one === stored) ?? 'curl';
  return (
    <fieldset className="samples min-w-0">
      <legend className="sr-only">Language of the sample</legend>
      {sampleLanguages.map(language => (
        <label
          key={language}
          className="mr-1 mb-2 inline-flex cursor-pointer items-center rounded-md border border-transparent px-2.5 py-1 text-sm font-medium text-ink-muted hover:text-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name="language"
            value={language}
            checked={chosen === language}
            onChange={() => setStored(language)}
            className="sr-only"
          />
          {language}
        </label>
      ))}
      {sampleLanguages.map(language => (
        <div key={language} data-sample={language}>
          <CodeBlock code={snippets[language]} label={`Sample in ${language}`} />
        </div>
      ))}
    </fieldset>
  );
}
