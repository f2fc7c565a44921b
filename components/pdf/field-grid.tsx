import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { SectionField, SectionGroup } from '@/lib/exports/section';
import { fieldRows, type PlacedField } from './field-rows';
import { keyed } from './keyed';
import { Lines } from './lines';
import { styles } from './styles';

const cells = { 1: styles.third, 2: styles.twoThirds, 3: styles.wholeRow } as const;

/** A value longer than this may run over a page's end; shorter ones stay whole. */
const charactersKeptWhole = 900;
/** So may a group of more rows than this, between two rows. */
const rowsKeptWhole = 6;

/**
 * A group with what stands above it, drawn as blocks of the page itself: the renderer squeezes blocks that may break
 * inside other ones. A heading never stands alone at the foot of a page.
 */
export function Group({ group, heading }: { group: SectionGroup; heading: ReactNode }) {
  const rows = fieldRows(group.fields);
  const canStayWhole = rows.length <= rowsKeptWhole && !group.fields.some(isLong);
  const [first = [], ...rest] = rows;
  const title = group.title ? <Text style={styles.groupTitle}>{group.title}</Text> : null;
  if (canStayWhole) {
    return (
      <View wrap={false} style={styles.block}>
        {heading}
        {title}
        <Rows fields={group.fields} />
      </View>
    );
  }
  return (
    <>
      <View wrap={first.some(({ field }) => isLong(field))} style={styles.block}>
        {heading}
        {title}
        <Row row={first} />
      </View>
      {keyed(rest).map(({ key, item }) => (
        <Row key={key} row={item} />
      ))}
    </>
  );
}

export function Rows({ fields }: { fields: readonly SectionField[] }) {
  return keyed(fieldRows(fields)).map(({ key, item }) => <Row key={key} row={item} />);
}

function Row({ row }: { row: readonly PlacedField[] }) {
  return (
    <View style={styles.row} wrap={row.some(({ field }) => isLong(field))}>
      {keyed(row).map(({ key, item }) => (
        <Cell key={key} {...item} />
      ))}
    </View>
  );
}

function Cell({ field, span }: PlacedField) {
  return (
    <View style={cells[span]}>
      <Text style={styles.label}>{field.label}</Text>
      <Lines text={field.value} style={styles.value} />
      {field.detail && <Lines text={field.detail} style={styles.detail} />}
    </View>
  );
}

export function isLong({ value, detail }: SectionField): boolean {
  return value.length + (detail?.length ?? 0) > charactersKeptWhole || value.split('\n').length > 20;
}
