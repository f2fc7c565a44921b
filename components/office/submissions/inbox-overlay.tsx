'use client';

import { BatchDialog } from './batch-dialog';
import { DecisionDialog } from './decide/decision-dialog';
import { QuestionDialog } from './decide/question-dialog';
import { UnconfirmedDialog } from './decide/unconfirmed-dialog';
import { ExportDialog } from './export-dialog';
import type { InboxPreferences } from './inbox-preferences';
import { ShortcutsDialog } from './shortcuts-dialog';
import type { Overlay } from './use-overlay';

type InboxOverlayProps = {
  overlay: Overlay;
  /** Whether this role edits the club's templates. */
  canManage: boolean;
  onClose: () => void;
  onOpen: (overlay: Overlay) => void;
  /** Called when an action is in the queue. */
  onOrdered: () => void;
  /** Called when the action is undone. */
  onUndone: () => void;
  preferences: InboxPreferences;
  changePreferences: (changes: Partial<InboxPreferences>) => void;
};

/** The dialogs of the list, loaded when the first one opens. */
export function InboxOverlay({ overlay, ...props }: InboxOverlayProps) {
  if (overlay.kind === 'batch')
    return <BatchDialog {...props} action={overlay.action} target={overlay.target} />;
  if (overlay.kind === 'decision')
    return (
      <DecisionDialog
        {...props}
        key={overlay.action}
        action={overlay.action}
        target={overlay.target}
        onRemind={() => props.onOpen({ kind: 'batch', action: 'ResendConfirmation', target: overlay.target })}
      />
    );
  if (overlay.kind === 'question')
    return <QuestionDialog {...props} item={overlay.item} name={overlay.name} />;
  if (overlay.kind === 'unconfirmed') return <UnconfirmedDialog {...props} item={overlay.item} />;
  if (overlay.kind === 'export') return <ExportDialog {...props} target={overlay.target} />;
  return <ShortcutsDialog {...props} />;
}
