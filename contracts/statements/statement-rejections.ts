import { defineRejections } from '../kernel/rejection.ts';

export const statementRejections = defineRejections({
  StatementUnreadable: {
    status: 422,
    en: 'The file is not a bank statement in camt.053, MT940 or CSV, or it is cut off',
    zh: '文件不是 camt.053、MT940 或 CSV 格式的银行对账单，或内容不完整',
  },
  StatementTooHeavy: {
    status: 422,
    en: '{name} takes too long to read; please import fewer days at a time',
    zh: '读取 {name} 耗时过长；请缩短对账单期间后重试',
  },
  StatementEmpty: { status: 422, en: 'The file holds no statement', zh: '文件中没有对账单' },
  StatementTooManyLines: { status: 413, en: 'At most {max} lines at a time; the file has {lines}', zh: '每次最多 {max} 行；该文件共 {lines} 行' },
  StatementColumnsUnknown: {
    status: 422,
    en: 'No row names the columns of a statement ({columns}); please say which heading holds what',
    zh: '未找到对账单的列标题（{columns}）；请指定各列对应的标题',
  },
  StatementLineUnreadable: { status: 422, en: 'This entry cannot be read: {place}', zh: '无法读取该笔记录：{place}' },
  StatementAmountInvalid: {
    status: 422,
    en: '“{value}” is not an amount with at most two decimals (line {place})',
    zh: '“{value}” 不是最多两位小数的金额（第 {place} 行）',
  },
  StatementDateInvalid: { status: 422, en: '“{value}” is not a date (line {place})', zh: '“{value}” 不是日期（第 {place} 行）' },
  StatementDateOrderUnknown: {
    status: 422,
    en: 'Nothing tells whether the day or the month comes first in {value}; please choose',
    zh: '无法判断 {value} 中日与月的先后；请选择日期顺序',
  },
  StatementBalanceMissing: {
    status: 422,
    en: 'The statement has no balance {which}, so it cannot be checked',
    zh: '对账单缺少余额 {which}，无法核对',
  },
  StatementPageMissing: { status: 422, en: 'A page of the statement of {day} is missing', zh: '{day} 的对账单缺页' },
  StatementCurrencyDiffers: {
    status: 422,
    en: '{place} is in {found}; the account is kept in {expected}',
    zh: '{place} 的币种为 {found}，而账户币种为 {expected}',
  },
  StatementAccountDiffers: {
    status: 422,
    en: 'The statement is of account {found}; this one is {expected}',
    zh: '对账单属于账户 {found}，当前账户为 {expected}',
  },
  StatementUnbalanced: {
    status: 422,
    en: 'The statement of {day} does not add up: opening {opening} and lines of {moved} make {expected}, but it closes with {closing}; {difference} is missing',
    zh: '{day} 的对账单不平：期初 {opening} 加明细 {moved} 应为 {expected}，但期末为 {closing}，相差 {difference}',
  },
  StatementGap: {
    status: 422,
    en: 'The statement before ended {lastDay} with {lastClosing}; this one begins {day} with {opening}. A statement over {difference} between them is missing',
    zh: '上一份对账单截至 {lastDay}，余额 {lastClosing}；本份自 {day} 起，期初 {opening}。其间缺少变动 {difference} 的对账单',
  },
  StatementOverlap: {
    status: 422,
    en: 'The statement begins {day}, but statements up to {lastDay} are already imported; please export it from {lastDay} on',
    zh: '对账单自 {day} 起，但截至 {lastDay} 的对账单已导入；请从 {lastDay} 起重新导出',
  },
  StatementLineKnown: {
    status: 409,
    en: 'The line {ref} of {day} was already imported with statement {statement}; please ask the bank for a correct file',
    zh: '{day} 的记录 {ref} 已随对账单 {statement} 导入；请向银行索取正确的文件',
  },
  BankLineSettled: {
    status: 409,
    en: 'Line {number} of {day} has already been settled by someone else; nothing was posted twice',
    zh: '{day} 第 {number} 行已由他人处理，未重复入账',
  },
  BankLineNotSettled: {
    status: 409,
    en: 'Line {number} of {day} is open: there is no match to undo',
    zh: '{day} 第 {number} 行尚待处理，没有可撤销的匹配',
  },
  SettlerReleases: {
    status: 403,
    en: 'You posted this line yourself; somebody else has to undo it',
    zh: '该记录由您本人入账，须由他人撤销',
  },
  BankLinePosted: { status: 409, en: 'The money of {ref} is already in the books', zh: '{ref} 的款项已入账' },
  BankPostingMatched: { status: 409, en: 'Posting {postingId} already stands on another line', zh: '入账 {postingId} 已匹配其他记录' },
  BankLineGoesOut: { status: 422, en: 'This line is money out', zh: '该记录为支出' },
  BankLineComesIn: { status: 422, en: 'This line is money in', zh: '该记录为收入' },
  BankLineMatchDiffers: {
    status: 422,
    en: 'The line is {line}, what was chosen adds up to {sum}: {difference} is missing',
    zh: '该记录为 {line}，所选合计 {sum}，相差 {difference}',
  },
  BankOpeningNotDue: {
    status: 409,
    en: 'The account has no opening balance that is not yet in the books',
    zh: '该账户没有尚未入账的期初余额',
  },
  StatementMonthAhead: { status: 422, en: '{month} has not begun', zh: '{month} 尚未开始' },
  StatementTooLong: {
    status: 413,
    en: 'A PDF holds at most {max} postings; this month has {postings}. Please take the CSV',
    zh: 'PDF 最多 {max} 笔流水；本月共 {postings} 笔。请下载 CSV',
  },
  StatementChanged: {
    status: 409,
    en: 'The file is not the one that was checked; please check it again',
    zh: '文件与核对时不同；请重新核对',
  },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    statements: typeof statementRejections;
  }
}
