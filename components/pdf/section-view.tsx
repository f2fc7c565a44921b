import { Image, Text, View } from '@react-pdf/renderer';
import { Fragment, type ReactNode } from 'react';
import type { PrintImage } from '@/lib/exports/export-context';
import type { Section, SectionField } from '@/lib/exports/section';
import { Group, isLong, Rows } from './field-grid';
import { keyed } from './keyed';
import { fittedInto, pngSource } from './letterhead';
import { Lines } from './lines';
import { styles } from './styles';

const signatureFrame = { width: 220, height: 66 };

type Props = { section: Section; signature: PrintImage | null };

/** Draws a section as its content asks: a grid of fields, a bill, consents, a framed mandate, a signature. */
export function SectionView({ section, signature }: Props) {
  switch (section.id) {
    case 'price':
      return <PriceTable section={section} />;
    case 'mandate':
      return <MandateFrame section={section} />;
    case 'consents':
      return <Consents section={section} />;
    case 'signature':
      return <Signature section={section} image={signature} />;
    default:
      return <FieldSection section={section} />;
  }
}

function SectionTitle({ section }: { section: Section }) {
  return <Text style={styles.sectionTitle}>{section.title}</Text>;
}

function FieldSection({ section }: { section: Section }) {
  const [first, ...rest] = section.groups;
  if (!first) return null;
  return (
    <>
      <Group group={first} heading={<SectionTitle section={section} />} />
      {keyed(rest).map(({ key, item }) => (
        <Group key={key} group={item} heading={<View style={styles.groupGap} />} />
      ))}
    </>
  );
}

/** A bill longer than this may run over a page's end. */
const linesKeptWhole = 14;

function PriceTable({ section }: { section: Section }) {
  const [lines = { fields: [] }, sums = { fields: [] }] = section.groups;
  const last = (
    <View style={styles.sums} wrap={false}>
      {sums.fields.map(field => (
        <View key={field.label} style={styles.sum}>
          <Text>{field.label}</Text>
          <Text style={styles.lineValue}>{field.value}</Text>
        </View>
      ))}
    </View>
  );
  return <Listed section={section} rows={lines.fields.map(priceLine)} last={last} />;
}

/** Rows under a heading, whole on one page where they are few; heading and first row always together. */
function Listed({ section, rows, last }: { section: Section; rows: readonly ReactNode[]; last?: ReactNode }) {
  const [first, ...rest] = rows;
  const head = (
    <>
      <SectionTitle section={section} />
      {first}
    </>
  );
  const others = keyed(rest).map(({ key, item }) => <Fragment key={key}>{item}</Fragment>);
  if (rows.length > linesKeptWhole)
    return (
      <>
        <View wrap={false} style={styles.block}>
          {head}
        </View>
        {others}
        {last}
      </>
    );
  return (
    <View wrap={false} style={styles.block}>
      {head}
      {others}
      {last}
    </View>
  );
}

function priceLine(field: SectionField) {
  return (
    <View style={styles.line} wrap={false}>
      <View style={styles.lineText}>
        <Text>{field.label}</Text>
        {field.detail && <Text style={styles.label}>{field.detail}</Text>}
      </View>
      <Text style={styles.lineValue}>{field.value}</Text>
    </View>
  );
}

/** The mandate stands apart from everything else, whole on one page. */
function MandateFrame({ section }: { section: Section }) {
  const [terms = { fields: [] }, evidence = { fields: [] }] = section.groups;
  const wording = terms.fields.find(field => field.properties.includes('mandate.text'));
  return (
    <View style={styles.frame} wrap={(wording?.value.length ?? 0) > 3000}>
      <Text style={styles.frameTitle}>{section.title}</Text>
      <Rows fields={terms.fields.filter(field => field !== wording)} />
      {wording && (
        <>
          <Text style={styles.label}>{wording.label}</Text>
          <View style={styles.frameWording}>
            <Lines text={wording.value} style={styles.frameText} />
          </View>
        </>
      )}
      <View style={styles.frameEvidence}>
        {evidence.title && <Text style={styles.groupTitle}>{evidence.title}</Text>}
        <Rows fields={evidence.fields} />
      </View>
    </View>
  );
}

/** Consents may be long: each is kept whole by itself. */
function Consents({ section }: { section: Section }) {
  const fields = section.groups.flatMap(group => group.fields);
  const [first, ...rest] = fields;
  if (!first) return null;
  return (
    <>
      <View wrap={isLong(first)} style={styles.block}>
        <SectionTitle section={section} />
        <Consent field={first} />
      </View>
      {keyed(rest).map(({ key, item }) => (
        <Consent key={key} field={item} />
      ))}
    </>
  );
}

function Consent({ field }: { field: SectionField }) {
  return (
    <View style={styles.line} wrap={isLong(field)}>
      <View style={styles.lineText}>
        <Text>{field.label}</Text>
        {field.detail && <Lines text={field.detail} style={styles.detail} />}
      </View>
      <Text style={styles.consentValue}>{field.value}</Text>
    </View>
  );
}

function Signature({ section, image }: { section: Section; image: PrintImage | null }) {
  const field = section.groups[0]?.fields[0];
  return (
    <View wrap={false} style={styles.block}>
      <SectionTitle section={section} />
      <View style={styles.signature}>
        {image && (
          <Image src={pngSource(image)} style={[styles.signatureImage, fittedInto(signatureFrame, image)]} />
        )}
        <Text style={styles.signatureCaption}>{field?.value}</Text>
      </View>
    </View>
  );
}
