import { createStore } from '#web/browser/store.ts';

/** The account was found to be disabled; stands until the person closes the dialog. */
export const suspended = createStore(false);
