/** Texts that a translation took out of the page, with what stands in their place. */
type StandIns = Map<Text, { readonly standIn: Element; readonly original: string }>;

/**
 * Protects rendering from browsers that translate the page: they replace text nodes by elements (Chrome: two `font`), so
 * that later changes of a text would be written into a node that nobody sees. Returns a function that renders with the
 * form's own text nodes in the page, and keeps the translations of texts that did not change. The browser translates
 * changed texts again, if it still does. A stand-in stays where it is, because a click on an element that is taken out
 * between press and release is lost.
 */
export function guardTexts(root: Element): (render: () => void) => void {
  const standIns: StandIns = new Map();
  const note = (records: readonly MutationRecord[]) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const [text] = removedNodes;
      const standIn = [...addedNodes, previousSibling, nextSibling].find(node => node instanceof Element);
      if (text instanceof Text && !text.isConnected && standIn)
        standIns.set(text, { standIn, original: text.data });
    }
  };
  const changes = new MutationObserver(note);
  changes.observe(root, { childList: true, subtree: true });
  return render => {
    note(changes.takeRecords());
    for (const [text, { standIn }] of standIns) {
      if (standIn.isConnected && !text.isConnected) standIn.after(text);
      else standIns.delete(text);
    }
    render();
    for (const [text, { standIn, original }] of standIns) {
      if (text.isConnected && text.data === original) {
        if (text.previousSibling === standIn) text.remove();
        else text.replaceWith(standIn);
      } else {
        standIn.remove();
        standIns.delete(text);
      }
    }
    // These changes were no translation.
    changes.takeRecords();
  };
}
