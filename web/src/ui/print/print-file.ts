/** How long the browser may take to hand the pages over before they are thrown away, in milliseconds. */
const keptFor = 120_000;

/** Inches. */
export interface Paper {
  width: number;
  height: number;
}

/** Prints a file on the paper of the label printer without leaving the page. */
export const printFile = async (file: Blob, paper: Paper): Promise<void> => {
  const before = document.activeElement;
  const url = URL.createObjectURL(file);
  const frame = document.createElement('iframe');
  frame.className = 'unseen';
  frame.setAttribute('aria-hidden', 'true');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  // A browser lays PDF pages out itself; a picture needs its paper.
  if (file.type === 'application/pdf') frame.src = url;
  else frame.srcdoc = onLabelPaper(url, paper);
  document.body.append(frame);
  await loaded;
  frame.contentWindow?.focus();
  frame.contentWindow?.addEventListener('afterprint', () => giveFocusBack(frame, before));
  frame.contentWindow?.print();
  giveFocusBack(frame, before);
  // A viewer of PDFs takes the focus once it is ready, which may be after all of this.
  const takeFocusBack = () => setTimeout(() => document.activeElement === frame && giveFocusBack(frame, before));
  addEventListener('blur', takeFocusBack);
  setTimeout(() => {
    removeEventListener('blur', takeFocusBack);
    frame.remove();
    URL.revokeObjectURL(url);
  }, keptFor);
};

/** A frame that keeps the focus swallows every scan that follows. */
const giveFocusBack = (frame: HTMLIFrameElement, before: Element | null): void => {
  frame.blur();
  window.focus();
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  // Who keeps the focus of the page, such as a scan field, takes it from here.
  window.dispatchEvent(new Event('focus'));
};

const onLabelPaper = (url: string, { width, height }: Paper): string =>
  `<!doctype html><style>@page{size:${width}in ${height}in;margin:0}body{margin:0}img{display:block;width:${width}in}</style><img src="${url}">`;
