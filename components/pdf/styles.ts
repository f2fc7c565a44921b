import { StyleSheet } from '@react-pdf/renderer';
import { fontFamily } from './fonts';

/**
 * Ink on paper: petrol and greys that stay apart when printed in grey. Lengths in points. The renderer resolves a
 * line height against the font size of the same style only, so the two stand together.
 */
const ink = '#17211f';
const quiet = '#5a6664';
const accent = '#0b5a66';
const hairline = '#cfd6d5';

export const marginX = 54;

export const styles = StyleSheet.create({
  page: {
    fontFamily,
    // Contextual forms cost a third of the time and turn "10x10" into "10×10".
    fontFeatureSettings: { calt: 0 },
    fontSize: 9.5,
    color: ink,
    paddingTop: 50,
    paddingBottom: 62,
    paddingHorizontal: marginX,
  },
  letterhead: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    marginTop: -10,
    marginBottom: 24,
    minHeight: 44,
  },
  brand: { flexDirection: 'row', alignItems: 'center', width: 280 },
  logo: { marginRight: 12 },
  clubName: { fontSize: 13, fontWeight: 600, lineHeight: 1.25, flex: 1 },
  clubData: { width: 190, color: quiet, textAlign: 'right' },
  clubDataLine: { fontSize: 7.5, lineHeight: 1.45 },
  titleRow: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' },
  title: { fontSize: 22, fontWeight: 600, lineHeight: 1.2, color: accent },
  state: {
    fontSize: 8.5,
    fontWeight: 600,
    lineHeight: 1.2,
    borderWidth: 1,
    borderColor: ink,
    borderRadius: 9,
    paddingTop: 4,
    paddingBottom: 3,
    paddingHorizontal: 9,
    marginBottom: 3,
  },
  person: { fontSize: 12, fontWeight: 600, lineHeight: 1.4, marginTop: 6 },
  receipt: { fontSize: 9.5, lineHeight: 1.4, color: quiet },
  block: { flexShrink: 0 },
  sectionTitle: {
    marginTop: 12,
    fontSize: 10.5,
    fontWeight: 600,
    lineHeight: 1.3,
    color: accent,
    borderBottomWidth: 0.75,
    borderBottomColor: hairline,
    paddingBottom: 4,
    marginBottom: 6,
  },
  groupTitle: { fontSize: 9.5, fontWeight: 600, lineHeight: 1.4, marginBottom: 4 },
  groupGap: { height: 5 },
  row: { flexDirection: 'row', marginBottom: 5.5 },
  cell: { paddingRight: 12 },
  label: { fontSize: 7.5, lineHeight: 1.35, color: quiet },
  value: { fontSize: 9.5, lineHeight: 1.4 },
  detail: { fontSize: 8.5, lineHeight: 1.4, color: quiet, marginTop: 1 },
  line: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    paddingVertical: 4,
    borderBottomWidth: 0.5,
    borderBottomColor: hairline,
  },
  lineText: { flex: 1, paddingRight: 16 },
  lineValue: { textAlign: 'right', fontFeatureSettings: { calt: 0, tnum: 1 } },
  sums: { marginTop: 4 },
  sum: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 2.5, fontWeight: 600 },
  consentValue: { width: 40, textAlign: 'right', fontWeight: 600 },
  frame: {
    marginTop: 20,
    borderWidth: 1,
    borderColor: ink,
    borderRadius: 6,
    paddingTop: 13,
    paddingBottom: 9,
    paddingHorizontal: 16,
  },
  frameTitle: { fontSize: 12, fontWeight: 600, lineHeight: 1.3, marginBottom: 9 },
  frameText: { fontSize: 9.5, lineHeight: 1.5 },
  frameWording: { marginTop: 1, marginBottom: 10 },
  frameEvidence: { borderTopWidth: 0.5, borderTopColor: hairline, paddingTop: 8 },
  signature: { alignSelf: 'flex-start', minWidth: 220 },
  signatureImage: { marginBottom: 4 },
  signatureCaption: {
    borderTopWidth: 0.75,
    borderTopColor: ink,
    paddingTop: 4,
    fontSize: 8.5,
    color: quiet,
  },
  running: {
    position: 'absolute',
    top: 28,
    left: marginX,
    right: marginX,
    fontSize: 7.5,
    color: quiet,
  },
  footer: {
    position: 'absolute',
    bottom: 26,
    left: marginX,
    right: marginX,
    height: 30,
    borderTopWidth: 0.5,
    borderTopColor: hairline,
    paddingTop: 7,
    paddingRight: 100,
    color: quiet,
  },
  footerLine: { fontSize: 7.5, lineHeight: 1.4 },
  pageNumber: {
    position: 'absolute',
    bottom: 26,
    right: marginX,
    width: 90,
    height: 23,
    fontSize: 7.5,
    textAlign: 'right',
    color: quiet,
  },
});
