/** The confirmations of specification section 4. */
export type ConfirmKind = 'delete' | 'logout' | 'recall' | 'reject' | 'delist' | 'discard' | 'plain';

/** What each says unless the page says it better. */
export const words = {
  delete: { titleKey: 'ui.deleteTitle', textKey: 'ui.deleteText', confirmKey: 'ui.delete', danger: true },
  logout: { titleKey: 'shell.signOutTitle', textKey: undefined, confirmKey: 'shell.signOut', danger: false },
  recall: { titleKey: 'ui.recallTitle', textKey: undefined, confirmKey: 'ui.recall', danger: true },
  reject: { titleKey: 'ui.rejectTitle', textKey: undefined, confirmKey: 'ui.reject', danger: true },
  delist: { titleKey: 'ui.delistTitle', textKey: 'ui.delistText', confirmKey: 'ui.delist', danger: true },
  discard: { titleKey: 'ui.discardTitle', textKey: 'ui.discardText', confirmKey: 'ui.discard', danger: true },
  plain: { titleKey: 'app.confirm', textKey: undefined, confirmKey: 'app.confirm', danger: false },
} as const satisfies Record<ConfirmKind, object>;
