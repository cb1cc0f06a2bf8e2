import type { KeyboardEvent } from 'react';

/** For what floats over a page: its keys are none of the page's, and Escape closes it alone. antd closes it, and listens behind the page's own keys. */
export const ownKeys = (event: KeyboardEvent): void => {
  if (event.key === 'Escape') event.preventDefault();
  else event.stopPropagation();
};
