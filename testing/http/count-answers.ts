import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder in which each process of the run counts the answers that it compared with the document. */
    answersFolder: string;
  }
}

/** Global setup: prints at the end of the run how many answers were compared with the OpenAPI document. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'eintritt-answers-'));
  project.provide('answersFolder', folder);
  return () => {
    const counts = readdirSync(folder).flatMap(name =>
      readFileSync(path.join(folder, name), 'utf8')
        .trim()
        .split('\n')
        .map(line => line.split(' ').map(Number)),
    );
    const sum = (column: number) => counts.reduce((total, line) => total + (line[column] ?? 0), 0);
    process.stdout.write(`${sum(0)} answers compared with the OpenAPI document, ${sum(1)} differ\n`);
    rmSync(folder, { recursive: true, force: true });
  };
}
