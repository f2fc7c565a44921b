import { Image, Text, View } from '@react-pdf/renderer';
import type { ExportContext, PrintImage } from '@/lib/exports/export-context';
import type { Words } from '@/lib/exports/words';
import { cleanText } from '@/lib/exports/words';
import { Lines } from './lines';
import { styles } from './styles';

const logoFrame = { width: 92, height: 48 };

/** Logo and name of the club, and how it is reached. */
export function Letterhead({ context, words }: { context: ExportContext; words: Words }) {
  const { club, logo } = context;
  const lines = [
    club.legalName === club.name ? '' : club.legalName,
    club.street,
    [club.zip, club.city].filter(Boolean).join(' '),
    club.email,
    club.phone && words.texts('club.phone', { phone: club.phone }),
    club.website.replace(/^https?:\/\/|\/$/g, ''),
  ];
  return (
    <View style={styles.letterhead}>
      <View style={styles.brand}>
        {logo && <Image src={pngSource(logo)} style={[styles.logo, fittedInto(logoFrame, logo)]} />}
        <Text style={styles.clubName}>{cleanText(club.name)}</Text>
      </View>
      <View style={styles.clubData}>
        <Lines text={lines.filter(Boolean).map(cleanText).join('\n')} style={styles.clubDataLine} />
      </View>
    </View>
  );
}

/** Bytes, never an address: the renderer would fetch one. */
export function pngSource({ data }: PrintImage) {
  return { data, format: 'png' } as const;
}

/** The largest size of a picture inside a frame that keeps its shape; small ones are not blown up beyond 1 px : 1 pt. */
export function fittedInto(frame: { width: number; height: number }, image: PrintImage) {
  const scale = Math.min(frame.width / image.width, frame.height / image.height, 1);
  return { width: image.width * scale, height: image.height * scale };
}
