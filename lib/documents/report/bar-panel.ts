import { type Area, lineBlock } from '@/lib/documents/pdf/fields';
import { linesOf, shortened } from '@/lib/documents/pdf/lines';
import type { Block, Sheet } from '@/lib/documents/pdf/sheet';
import { accent, lineHeightOf, textStyles } from '@/lib/documents/pdf/text-style';

export type Panel = {
  readonly title: string;
  readonly bars: readonly { readonly label: string; readonly count: number; readonly text: string }[];
  /** Text if there are no bars. */
  readonly empty: string;
};

const rowHeight = 15;
const barHeight = 7;
const labelShare = 0.46;
const countWidth = 34;
const { line, amount, groupTitle, detail } = textStyles;

/** Names with bars beside them; the longest bar uses the full width. */
export function panelBlock(sheet: Sheet, { title, bars, empty }: Panel, area: Area): Block {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const heading = lineBlock(sheet, title, 'groupTitle', area);
  const emptyLines = linesOf(empty, area.width, detail);
  const isEmpty = bars.every(({ count }) => count === 0);
  const body = isEmpty ? emptyLines.length * lineHeightOf(detail) : bars.length * rowHeight;
  return {
    height: lineHeightOf(groupTitle) + 5 + body,
    draw: top => {
      heading.draw(top);
      const first = top + heading.height + 5;
      if (isEmpty) sheet.lines(emptyLines, area.left, first, detail);
      else
        for (const [index, bar] of bars.entries())
          drawBar(sheet, { ...bar, share: bar.count / most }, first + index * rowHeight, area);
    },
  };
}

function drawBar(
  sheet: Sheet,
  { label, text, share }: { label: string; text: string; share: number },
  top: number,
  { left, width }: Area,
): void {
  const labelWidth = width * labelShare;
  const room = width - labelWidth - countWidth;
  const y = top + (rowHeight - barHeight) / 2;
  sheet.text(shortened(label, labelWidth - 8, line), left, top + (rowHeight - lineHeightOf(line)) / 2, line);
  sheet.fill([{ x: left + labelWidth, y, width: room, height: barHeight }], track);
  if (share > 0) sheet.fill([{ x: left + labelWidth, y, width: room * share, height: barHeight }], accent);
  sheet.textToRight(text, left + width, top + (rowHeight - lineHeightOf(amount)) / 2, amount);
}

const track = '#edf1f0';
