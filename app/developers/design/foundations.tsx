import { Section } from '@/app/developers/design/section';
import { looks } from '@/components/charts/chart-data';
import { Swatch } from '@/components/charts/swatch';

const grounds = [
  { name: 'ground', className: 'bg-ground text-ink' },
  { name: 'surface', className: 'bg-surface text-ink' },
  { name: 'sunken', className: 'bg-sunken text-ink' },
  { name: 'accent', className: 'bg-accent text-on-accent' },
  { name: 'accent-soft', className: 'bg-accent-soft text-accent-ink' },
  { name: 'danger', className: 'bg-danger text-on-danger' },
  { name: 'danger-soft', className: 'bg-danger-soft text-danger-ink' },
  { name: 'new', className: 'bg-new-soft text-new border-new-line' },
  { name: 'confirmed', className: 'bg-confirmed-soft text-confirmed border-confirmed-line' },
  { name: 'accepted', className: 'bg-accepted-soft text-accepted border-accepted-line' },
  { name: 'rejected', className: 'bg-rejected-soft text-rejected border-rejected-line' },
];

const sizes = [
  { name: '3xl', className: 'text-3xl font-semibold tracking-tight' },
  { name: '2xl', className: 'text-2xl font-semibold tracking-tight' },
  { name: 'xl', className: 'text-xl font-semibold' },
  { name: 'lg', className: 'text-lg font-semibold' },
  { name: 'md', className: 'text-md' },
  { name: 'base', className: 'text-base' },
  { name: 'sm', className: 'text-sm text-ink-muted' },
  { name: 'xs', className: 'text-xs text-ink-muted' },
];

/** Colours of both themes, and the type scale. */
export function Foundations() {
  return (
    <>
      <Section title="Colour">
        {(['light', 'dark'] as const).map(theme => (
          <div key={theme} data-theme={theme} className="rounded-md border bg-ground p-4">
            <p className="mb-3 text-sm font-medium">{theme === 'light' ? 'Light' : 'Dark'}</p>
            <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
              {grounds.map(ground => (
                <li
                  key={ground.name}
                  className={`rounded-sm border px-3 py-4 text-sm font-medium ${ground.className}`}
                >
                  {ground.name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Section>
      <Section title="Series of charts">
        {(['light', 'dark'] as const).map(theme => (
          <ul
            key={theme}
            data-theme={theme}
            className="flex flex-wrap gap-x-6 gap-y-3 rounded-md border bg-surface p-4"
          >
            {Object.entries(looks).map(([name, look]) => (
              <li key={name} className="flex items-center gap-2 text-sm">
                <Swatch id={`${theme}-${name}`} look={look} kind="line" />
                <Swatch id={`${theme}-${name}-area`} look={look} kind="area" />
                {name}
              </li>
            ))}
          </ul>
        ))}
      </Section>
      <Section title="Type">
        <div className="flex flex-col gap-2">
          {sizes.map(size => (
            <p key={size.name} className="grid grid-cols-[3rem_1fr] items-baseline gap-3">
              <code className="font-mono text-xs text-ink-muted">{size.name}</code>
              <span className={size.className}>Mitgliedsantrag Nr. 2026-00417: Łukasz Çelik, 12,50 €</span>
            </p>
          ))}
        </div>
      </Section>
    </>
  );
}
