/**
 * Prints time and memory of one PDF: `npx esbuild bench/pdf.ts --bundle --platform=node --format=esm --packages=external
 * --outfile=dist/bench-pdf.mjs && NODE_ENV=production npx node dist/bench-pdf.mjs`.
 */
import { renderSubmissionPdf } from '@/lib/documents/submission-pdf';
import { cancellation, exportContext, familyApplication, familyOfTen } from '@/testing/exports/fixtures';

const rounds = 30;
const context = await exportContext();
const samples = {
  cancellation: cancellation(),
  'family with mandate': await familyApplication(),
  'family of ten': await familyOfTen(),
};

for (const [name, submission] of Object.entries(samples)) {
  const coldAt = performance.now();
  const { byteLength } = await renderSubmissionPdf(submission, context);
  const firstMs = performance.now() - coldAt;
  const cpu = process.cpuUsage();
  const began = performance.now();
  for (let round = 0; round < rounds; round += 1) await renderSubmissionPdf(submission, context);
  const wallMs = (performance.now() - began) / rounds;
  const { user, system } = process.cpuUsage(cpu);
  const figures = { firstMs, wallMs, cpuMs: (user + system) / 1000 / rounds, kilobytes: byteLength / 1024 };
  const shown = Object.entries(figures).map(([key, value]) => `${key} ${value.toFixed(1)}`);
  console.log(`${name}: ${shown.join(', ')}`);
}
console.log(`peak memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
