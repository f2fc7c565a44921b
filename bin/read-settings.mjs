import './node24.mjs';
import { oneLine } from './report.mjs';
import { root } from './run-node.mjs';
import { readSettings } from './settings.mjs';

process.send?.(
  await readSettings(root).then(
    settings => ({ settings }),
    error => ({ fault: oneLine(error) }),
  ),
);
