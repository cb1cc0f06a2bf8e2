import PdfDocument from 'pdfkit';
import type { Language } from '#contracts/kernel/access/viewer.ts';
import { inDollars } from '#contracts/kernel/fields/money-field.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { say, type Words } from '#contracts/kernel/words.ts';
import type { StatementOfMonth, StatementPosting } from '#contracts/statements/wallet/statement-of-month.ts';
import { transactionTypes } from '#contracts/wallet/transaction-types.ts';
import { statementDigest } from '../statement-digest.ts';
import { basisLine, statementWords as words } from '../statement-words.ts';
import type { StoredItemCost } from '../storage-annex.ts';
import { statementFont } from './statement-font.ts';

export interface DrawnStatement {
  statement: StatementOfMonth;
  postings: readonly StatementPosting[];
  /** What storage was charged for, item by item; `leftOut` where that is too long to print. */
  storage: readonly StoredItemCost[] | 'leftOut';
  language: Language;
  /** When it is made, UTC. */
  madeAt: string;
}

type Document = PDFKit.PDFDocument;

/** A4 in points. */
const edge = { left: 44, right: 551, top: 48, bottom: 786 };
const ink = { text: '#17191c', soft: '#5b626b', line: '#d8dce1' };

/** A statement on paper: what it comes to first, then every posting with its basis, then what storage was charged for, and at the foot what it is made of. */
export const drawStatement = async ({ statement, postings, storage, language, madeAt }: DrawnStatement): Promise<Buffer> => {
  const { shop, month } = statement;
  const t = (each: Words, params?: Record<string, string | number>) => say(each, language, params);
  const document = new PdfDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    font: statementFont(),
    info: { Title: `${t(words.title)} ${month} ${shop.uid}`, CreationDate: new Date(madeAt) },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on('end', resolve));

  const digest = statementDigest();
  let y = drawHead(document, statement, t);
  y = drawFigures(document, statement, t, y);
  y = drawColumns(document, t, y + 22);
  let balance = statement.openingCents;
  for (const posting of postings) {
    if (y > edge.bottom - 40) {
      document.addPage();
      y = drawColumns(document, t, edge.top);
    }
    digest.take(posting);
    balance += posting.cents;
    y = drawPosting(document, { posting, balance, language }, y);
  }
  if (storage.length > 0) drawStorage(document, storage, t, y);
  drawFeet(document, [`${t(words.position)} ${statement.position}`, `${t(words.digest)} ${digest.hex()}`], t);
  document.end();
  await ended;
  return Buffer.concat(chunks);
};

type Say = (each: Words, params?: Record<string, string | number>) => string;

interface Look {
  size?: number;
  color?: string;
  /** In points, from the left edge of the text, or to its right one where it is a figure. */
  width?: number;
  isFigure?: boolean;
}

const write = (document: Document, text: string, x: number, y: number, { size = 9, color = ink.text, width, isFigure = false }: Look = {}): void => {
  document.fontSize(size).fillColor(color);
  const shown = width === undefined ? text : fitted(document, text, width);
  document.text(shown, isFigure ? x - document.widthOfString(shown) : x, y, { lineBreak: false });
};

/** Cut off where it would run into the next column. */
const fitted = (document: Document, text: string, width: number): string => {
  if (document.widthOfString(text) <= width) return text;
  let [fits, tooLong] = [0, text.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (document.widthOfString(`${text.slice(0, middle)}…`) <= width) fits = middle;
    else tooLong = middle;
  }
  return `${text.slice(0, fits)}…`;
};

const rule = (document: Document, y: number): void =>
  void document.moveTo(edge.left, y).lineTo(edge.right, y).lineWidth(0.6).strokeColor(ink.line).stroke();

const drawHead = (document: Document, { shop, month, from, to, isSoFar }: StatementOfMonth, t: Say): number => {
  write(document, 'Shelfline', edge.left, edge.top, { size: 10, color: ink.soft });
  write(document, `${t(words.title)} ${month}`, edge.left, edge.top + 16, { size: 20 });
  write(document, `${shop.realname || shop.uid} · ${shop.uid} · USD`, edge.left, edge.top + 48, { size: 11 });
  write(document, `${from} – ${to} · ${t(words.days)}${isSoFar ? ` · ${t(words.soFar)}` : ''}`, edge.left, edge.top + 65, { color: ink.soft });
  return edge.top + 92;
};

const drawFigures = (document: Document, statement: StatementOfMonth, t: Say, top: number): number => {
  const { openingCents, types, closingCents, heldCents } = statement;
  const ins = types.reduce((sum, { inCents }) => sum + inCents, 0);
  const outs = types.reduce((sum, { outCents }) => sum + outCents, 0);
  const columns = [edge.left + 330, edge.left + 420, edge.right];
  let y = top;
  const line = (label: string, figures: readonly string[], color = ink.text): void => {
    write(document, label, edge.left, y, { color, width: 260 });
    for (const [index, figure] of figures.entries()) write(document, figure, columns[index]!, y, { color, isFigure: true });
    y += 16;
  };
  line('', [t(words.in), t(words.out), 'USD'], ink.soft);
  rule(document, y - 2);
  line(t(words.opening), ['', '', inDollars(openingCents)]);
  for (const { type, inCents, outCents, postings } of types)
    line(`${t(transactionTypes[type])} (${postings})`, [inCents ? inDollars(inCents) : '', outCents ? inDollars(-outCents) : '', '']);
  rule(document, y - 2);
  line(t(words.closing), [inDollars(ins), inDollars(-outs), inDollars(closingCents)]);
  line(t(words.held), ['', '', inDollars(-heldCents)], ink.soft);
  line(t(words.available), ['', '', inDollars(closingCents - heldCents)]);
  const equation = `${inDollars(openingCents)} + ${inDollars(ins)} − ${inDollars(outs)} = ${inDollars(closingCents)}`;
  write(document, `${t(words.opening)} + ${t(words.in)} − ${t(words.out)} = ${t(words.closing)}:  ${equation}`, edge.left, y + 6, {
    color: ink.soft,
  });
  return y + 20;
};

const at = { date: edge.left, type: edge.left + 62, reference: edge.left + 210, amount: edge.right - 78, balance: edge.right };

const drawColumns = (document: Document, t: Say, y: number): number => {
  const look = { color: ink.soft };
  write(document, t(words.date), at.date, y, look);
  write(document, t(words.type), at.type, y, look);
  write(document, t(words.reference), at.reference, y, look);
  write(document, t(words.amount), at.amount, y, { ...look, isFigure: true });
  write(document, t(words.balance), at.balance, y, { ...look, isFigure: true });
  rule(document, y + 15);
  return y + 20;
};

interface Row {
  posting: StatementPosting;
  balance: number;
  language: Language;
}

const drawPosting = (document: Document, { posting, balance, language }: Row, y: number): number => {
  write(document, posting.effectiveDate, at.date, y);
  write(document, say(transactionTypes[posting.type], language), at.type, y, { width: 142 });
  write(document, posting.reference, at.reference, y, { width: 150 });
  write(document, inDollars(posting.cents), at.amount, y, { isFigure: true });
  write(document, inDollars(balance), at.balance, y, { isFigure: true });
  write(document, [basisLine(posting, language), posting.remark].filter(Boolean).join(' · '), at.type, y + 12, {
    size: 7.5,
    color: ink.soft,
    width: edge.right - at.type,
  });
  return y + 27;
};

const ofStorage = { warehouse: edge.left, item: edge.left + 110, nights: edge.left + 300, perNight: edge.right - 100, amount: edge.right };
const storageRow = 15;

const drawStorage = (document: Document, storage: DrawnStatement['storage'], t: Say, top: number): void => {
  // Its head, its columns and a row stay together.
  let y = top + 22;
  if (y > edge.bottom - 75) {
    document.addPage();
    y = edge.top;
  }
  write(document, t(words.storage), edge.left, y, { size: 12 });
  y += 22;
  if (storage === 'leftOut') return write(document, t(words.storageLeftOut), edge.left, y, { color: ink.soft });
  y = drawStorageColumns(document, t, y);
  for (const { warehouseId, oneId, nights, centsPerNight, cents } of storage) {
    if (y > edge.bottom - storageRow) {
      document.addPage();
      y = drawStorageColumns(document, t, edge.top);
    }
    write(document, warehouseId, ofStorage.warehouse, y, { width: 104 });
    if (oneId !== '') {
      write(document, formatOneId(oneId), ofStorage.item, y);
      write(document, String(nights), ofStorage.nights, y, { isFigure: true });
      write(document, inDollars(centsPerNight), ofStorage.perNight, y, { isFigure: true });
    }
    write(document, inDollars(cents), ofStorage.amount, y, { isFigure: true });
    y += storageRow;
  }
  if (y > edge.bottom - storageRow) {
    document.addPage();
    y = edge.top;
  }
  rule(document, y - 2);
  write(document, t(words.total), ofStorage.warehouse, y + 3);
  write(document, inDollars(storage.reduce((sum, { cents }) => sum + cents, 0)), ofStorage.amount, y + 3, { isFigure: true });
};

const drawStorageColumns = (document: Document, t: Say, y: number): number => {
  const look = { color: ink.soft };
  write(document, t(words.warehouse), ofStorage.warehouse, y, look);
  write(document, t(words.item), ofStorage.item, y, look);
  write(document, t(words.nights), ofStorage.nights, y, { ...look, isFigure: true });
  write(document, t(words.perNight), ofStorage.perNight, y, { ...look, isFigure: true });
  write(document, t(words.amount), ofStorage.amount, y, { ...look, isFigure: true });
  rule(document, y + 15);
  return y + 20;
};

/** On every page: its number; on the last, what the statement is made of. */
const drawFeet = (document: Document, made: readonly string[], t: Say): void => {
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    document.switchToPage(page);
    rule(document, edge.bottom + 4);
    write(document, t(words.page, { page: page + 1, pages: count }), edge.right, edge.bottom + 10, { size: 7.5, color: ink.soft, isFigure: true });
    for (const [index, text] of made.entries()) write(document, text, edge.left, edge.bottom + 10 + index * 11, { size: 7.5, color: ink.soft });
  }
};
