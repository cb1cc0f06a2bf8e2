/** Characters of an error's message that are kept. */
export const MAX_MESSAGE = 200;

/** A quotation reaches to the last mark of its kind: what is quoted may hold such marks itself. */
const quotations = [/"[^]*"/, /'[^]*'/, /`[^]*`/, /“[^]*”/, /‘[^]*’/, /「[^]*」/];
/** A file of the console under the name that the build gave it. */
const ownFile = /\/assets\/([A-Za-z-]+?)-[\w-]{8}\.(js|css)/;
const reactError = /React error #(\d{1,4})/;
/** A digit, an e-mail, an address, or a letter that no word of a program has. */
const mayTell = /[\d@]|:\/\/|[^ -~…]/;

/**
 * An error's message without what a person may have typed or read: an ellipsis stands for each quotation and for each word that may tell something. The
 * number that a built React gives in place of a message stays, and so does the name of an own file that could not be loaded.
 */
export const withoutData = (message: string): string => {
  const react = reactError.exec(message);
  if (react) return `React error #${react[1]}`;
  const unquoted = quotations.reduce((rest, quotation) => rest.replace(quotation, '…'), message.slice(0, 2000));
  const words = unquoted.trim().split(/\s+/).map(withoutDataInWord);
  return words.join(' ').slice(0, MAX_MESSAGE) || '…';
};

const withoutDataInWord = (word: string): string => {
  const file = ownFile.exec(word);
  if (file) return `${file[1]}.${file[2]}`;
  return mayTell.test(word) ? '…' : word;
};
