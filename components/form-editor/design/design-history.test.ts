import { describe, expect, it } from 'vitest';
import type { Design } from '@/components/form-editor/design/design';
import {
  type DesignHistory,
  type DesignStep,
  startHistory,
  stepHistory,
} from '@/components/form-editor/design/design-history';
import { presetAsCustom } from '@/components/form-editor/design/preset-as-custom';

const design = (additionalCss: string): Design => ({
  presetDesign: 'Classic',
  additionalCss,
});
const change = (additionalCss: string, atMs: number, topic = 'css'): DesignStep => ({
  kind: 'Change',
  design: design(additionalCss),
  topic,
  atMs,
});
const historyAfter = (...steps: DesignStep[]): DesignHistory =>
  steps.reduce(stepHistory, startHistory(design('')));
const undo: DesignStep = { kind: 'Undo' };
const redo: DesignStep = { kind: 'Redo' };

describe('stepHistory', () => {
  it('undoes and redoes step by step', () => {
    const steps = [change('a', 0), change('b', 5_000)];
    expect(historyAfter(...steps, undo).present).toEqual(design('a'));
    expect(historyAfter(...steps, undo, undo, undo).present).toEqual(design(''));
    expect(historyAfter(...steps, undo, undo, redo).present).toEqual(design('a'));
    expect(historyAfter(...steps, undo, redo, redo).present).toEqual(design('b'));
  });

  it('counts continuous typing as one step', () => {
    const typed = historyAfter(change('a', 0), change('ab', 300), change('abc', 900), undo);
    expect(typed.present).toEqual(design(''));
  });

  it('separates changes of different topics, however quick they are', () => {
    expect(historyAfter(change('a', 0, 'preset'), change('b', 10), undo).present).toEqual(design('a'));
  });

  it('drops undone steps after another change', () => {
    expect(historyAfter(change('a', 0), undo, change('b', 5_000), redo).present).toEqual(design('b'));
  });

  it('adds no step without a change', () => {
    expect(historyAfter(change('', 0)).past).toEqual([]);
  });

  it('starts a new step after an undo', () => {
    expect(historyAfter(change('a', 0), change('b', 5_000), undo, change('c', 5_100), undo).present).toEqual(
      design('a'),
    );
  });

  it('replaces the address of a copied image in every step', () => {
    const image = (backgroundImageUrl: string): Design => ({
      presetDesign: 'Custom',
      customDesign: { ...presetAsCustom.Classic, backgroundImageUrl },
      additionalCss: '',
    });
    const moved = [
      { kind: 'Change', design: image('https://club.example/a.png'), topic: 'image', atMs: 0 },
      {
        kind: 'Change',
        design: { ...image('https://club.example/a.png'), additionalCss: 'x' },
        topic: 'css',
        atMs: 1,
      },
      { kind: 'MoveImage', from: 'https://club.example/a.png', to: '/stored' },
      undo,
    ] satisfies DesignStep[];
    expect(moved.reduce(stepHistory, startHistory(design(''))).present).toEqual(image('/stored'));
  });
});
