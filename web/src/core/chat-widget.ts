/** What the server says of the chat; none where no vendor is configured. */
export interface Chat {
  /** Address of the vendor's script. */
  source: string;
  /** Since when the user has the account. */
  createdAt: string;
}

/** How the vendor's script is spoken to; it defines this function. */
type ChatCommand = (command: 'boot' | 'shutdown', user?: { user_id: string; uid: string; created_at: number }) => void;

declare global {
  interface Window {
    shelflineChat?: ChatCommand;
  }
}

let script: HTMLScriptElement | undefined;
let isWanted = false;

/** For sellers after signing in (R1.57, R1.58). The time is in seconds. A script that does not come leaves the rest alone. */
export const bootChat = ({ id, uid, chat }: { id: string; uid: string; chat: Chat }): void => {
  isWanted = true;
  const boot = () => {
    if (isWanted) window.shelflineChat?.('boot', { user_id: id, uid, created_at: Math.floor(Date.parse(chat.createdAt) / 1000) });
  };
  if (window.shelflineChat) return boot();
  script?.remove();
  script = document.createElement('script');
  script.src = chat.source;
  script.async = true;
  script.addEventListener('load', boot);
  document.head.append(script);
};

/** R1.59. */
export const shutDownChat = (): void => {
  isWanted = false;
  window.shelflineChat?.('shutdown');
};
