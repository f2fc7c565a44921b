/** A sentence whose last word is a name; one that ends with a full stop, as "TSV e. V." does, ends the sentence itself. */
export function oneFullStop(sentence: string): string {
  return sentence.replace(/\.\.$/, '.');
}
