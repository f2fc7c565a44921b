import { findChange, type OfficeChanges } from '@/lib/rules/submissions/office-changes';
import type { Section, SectionField, SectionGroup } from './section';
import { fieldOf, type Words } from './words';

/** Ends a value that the office changed; a line below says when. */
const sign = ' *';

/**
 * Marks what the office changed, added and removed, so that a reader tells it from what the applicant sent and signed.
 */
export function markOfficeChanges(
  sections: readonly Section[],
  changes: OfficeChanges,
  words: Words,
): readonly Section[] {
  return sections.map(section => {
    const groups = section.groups.map(group => markGroup(group, changes, words));
    const removed = section.id === 'family' ? removedFields(changes, words) : [];
    return { ...section, groups: removed.length > 0 ? [...groups, { fields: removed }] : groups };
  });
}

function markGroup(group: SectionGroup, changes: OfficeChanges, words: Words): SectionGroup {
  const fields = group.fields.map(field => markField(field, changes, words));
  const addedAt = changes.added.get(group.path ?? '');
  if (!addedAt) return { ...group, fields };
  const date = words.instant(addedAt.toISOString());
  return {
    ...group,
    fields,
    title: `${group.title ?? ''}${sign}`,
    mark: words.texts('office.added', { date }),
  };
}

function markField(field: SectionField, changes: OfficeChanges, { texts, instant }: Words): SectionField {
  const at = field.path ? findChange(changes, field.path) : null;
  if (at === null) return field;
  const mark = texts('office.changed', { date: instant(at.toISOString()) });
  return { ...field, value: `${field.value}${sign}`, mark };
}

function removedFields({ removed }: OfficeChanges, { texts, instant, date }: Words): SectionField[] {
  return removed.map(({ name, birthDate, at }) => ({
    ...fieldOf(texts('office.removedMember'), `${name}, ${date(birthDate)}${sign}`, []),
    mark: texts('office.removed', { date: instant(at.toISOString()) }),
  }));
}
