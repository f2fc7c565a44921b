import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const space = /(?:font-size|line-height|padding|margin|gap)(?:-[a-z-]+)?:[^;]*?(?<![\w.])-?(\d+)px[^;]*/g;

/** Less than this is a hairline or the room of a focus ring. */
const leastPx = 5;

it.each(['components/form-view/form.css', 'components/embed/embed.css'])(
  'texts and the space around them in %s grow with the font size of the browser',
  file => {
    const found = [...readFileSync(file, 'utf8').matchAll(space)];
    expect(found.filter(([, px]) => Number(px) >= leastPx).map(([declaration]) => declaration)).toEqual([
      // The line of the timeline is drawn under its dots, whose size is fixed.
      ...(file.includes('form-view') ? ['margin-left: 7px'] : []),
    ]);
  },
);
