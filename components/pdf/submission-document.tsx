import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { ExportContext, PrintImage } from '@/lib/exports/export-context';
import type { SubmissionDescription } from '@/lib/exports/submission-sections';
import { cleanText, type Words } from '@/lib/exports/words';
import { Letterhead } from './letterhead';
import { Lines } from './lines';
import { SectionView } from './section-view';
import { styles } from './styles';

export type SubmissionDocumentProps = {
  description: SubmissionDescription;
  context: ExportContext;
  words: Words;
  signature: PrintImage | null;
};

/** A submission on A4: the club's letterhead, what was declared, the mandate in its own frame, page numbers. */
export function SubmissionDocument({ description, context, words, signature }: SubmissionDocumentProps) {
  const { title, number, person, receivedAt, state, sections } = description;
  const { club, locale, now } = context;
  const names = { title, person, club: cleanText(club.name) };
  return (
    <Document
      title={`${title} ${number}: ${person}`}
      author={names.club}
      subject={words.texts('subject', names)}
      creator="Eintritt"
      producer="Eintritt"
      language={locale}
      creationDate={now}
      modificationDate={now}
    >
      <Page size="A4" style={styles.page}>
        <Running text={words.texts('running', { title, number, person })} />
        <Letterhead context={context} words={words} />
        <View style={styles.titleRow}>
          <Text style={styles.title}>
            {title} {number}
          </Text>
          <Text style={styles.state}>{state}</Text>
        </View>
        <Text style={styles.person}>{person}</Text>
        <Text style={styles.receipt}>{receivedAt}</Text>
        {sections.map(section => (
          <SectionView key={section.id} section={section} signature={signature} />
        ))}
        <Footer context={context} words={words} />
      </Page>
    </Document>
  );
}

/** Which document a page belongs to, from the second page on. */
function Running({ text }: { text: string }) {
  return <Text fixed style={styles.running} render={({ pageNumber }) => (pageNumber > 1 ? text : ' ')} />;
}

function Footer({ context: { club }, words: { texts } }: { context: ExportContext; words: Words }) {
  const place = [club.legalName || club.name, club.street, [club.zip, club.city].filter(Boolean).join(' ')];
  const register = texts('club.register', { court: club.registerCourt, number: club.registerNumber }).trim();
  const chair = club.chairperson && texts('club.chair', { name: club.chairperson });
  const lines = [place, [register, chair]].map(parts => parts.filter(Boolean).map(cleanText).join(' · '));
  return (
    <>
      <View fixed style={styles.footer}>
        <Lines text={lines.filter(Boolean).join('\n')} style={styles.footerLine} />
      </View>
      <Text
        fixed
        style={styles.pageNumber}
        render={({ pageNumber, totalPages }) => texts('page', { page: pageNumber, total: totalPages })}
      />
    </>
  );
}
