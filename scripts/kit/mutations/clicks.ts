import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const CLICK = 'operations/track-click.ts';
const CODE = 'domain/link-code.ts';
const AFF = "parseUrl(body.affiliate_url)!.searchParams.get('aff')!";

export const CLICKS = mutationsOf('click', {
  'a disabled link records a click': patch(CLICK, "if (!link.enabled) throw fail('linkDisabled');", ''),
  'the last aff parameter counts': patch(
    CLICK,
    AFF,
    "parseUrl(body.affiliate_url)!.searchParams.getAll('aff').at(-1)!",
  ),
  'codes are compared with their case': patch(CODE, 'const code = lowerAscii(text);', 'const code = text;'),
  'a code of 32 characters is unknown': patch(CODE, '{3,32}', '{3,31}'),
  'blanks around a code are ignored': patch(
    CODE,
    'const name = lowerAscii(text);',
    'const name = lowerAscii(text.trim());',
  ),
  'an empty aff is an unknown link': patch(
    'api/ajv.ts',
    'Boolean(parseUrl(data)?.searchParams.get(name))',
    'parseUrl(data)?.searchParams.has(name) === true',
  ),
  'the aff in the fragment counts': patch(
    'api/ajv.ts',
    '!isHttpUrl(data) || Boolean(',
    "data.includes('#aff=') || !isHttpUrl(data) || Boolean(",
  ),
  'an affiliate_url without a scheme is accepted': patch(
    'lib/formats.ts',
    '/^https?:\\/\\//i.test(text) && parseUrl(text) !== undefined',
    "parseUrl(text.includes('://') ? text : `https://${text}`) !== undefined",
  ),
  'an affiliate_url may be ftp': patch(
    'lib/formats.ts',
    '/^https?:\\/\\//i.test(text)',
    '/^(?:https?|ftp):\\/\\//i.test(text)',
  ),
  'existing_click_id is ignored': patch(
    CLICK,
    'if (existing !== undefined && deps.clickIds',
    'if (existing === null && deps.clickIds',
  ),
  'existing_click_id of another link is returned': patch(
    CLICK,
    'deps.clickIds.read(kind, existing)?.linkId === link.id',
    'deps.clickIds.read(kind, existing)',
  ),
  'an unknown existing_click_id is returned': patch(
    CLICK,
    'if (existing !== undefined && deps.clickIds.read(kind, existing)?.linkId === link.id)',
    'if (existing !== undefined)',
  ),
  'existing_click_id is answered, and a click is recorded': patch(
    CLICK,
    'if (!isNew) return',
    'if (isNew === undefined) return',
  ),
  'the cookie window is that of attribution in days less one': patch(
    CLICK,
    'return answer(200, { success: true, click_id: clickId, cookie_window_days });\n}',
    'return answer(200, { success: true, click_id: clickId, cookie_window_days: cookie_window_days - 1 });\n}',
  ),
  'the cookie window is in seconds': patch(
    CLICK,
    'cookie_window_days: link.cookie_window_days,',
    'cookie_window_days: link.cookie_window_days * 86_400,',
  ),
  'every visitor gets the same click_id': patch(
    'domain/click-id.ts',
    'takeRandomBytes(HASH_AT - RANDOM_AT).copy(bytes, RANDOM_AT);',
    'bytes.fill(0, RANDOM_AT, HASH_AT);\n      bytes.writeUIntBE(0, TIME_AT, NUMBER_BYTES);',
  ),
  'the signature of a click_id is not checked': patch('domain/click-id.ts', '|| !isGenuine()', ''),
  'a test click is a production click to production': patch('domain/click-id.ts', 'test: 0x11', 'test: 0x10'),
  'a test click without the key is refused': patch(
    CLICK,
    'if (testMode) {',
    "if (testMode) {\n    if (!program) throw fail('invalidApiToken');",
  ),
  'a test click of a foreign program_id is recorded': patch(
    CLICK,
    "if (namesOtherProgram(body, program)) throw fail('programMismatch');",
    '',
  ),
  'a test click with an unknown program_id is recorded': patch(CLICK, "throw fail('testProgramUnknown');", ''),
  'a test click lacks its data': patch(
    CLICK,
    'data: { eventId: eventId!, programId: link.program_id, test_mode: true },',
    '',
  ),
  'a test click counts although its key is of another program': patch(
    CLICK,
    'withKey: program?.id === link.program_id,',
    'withKey: program !== undefined,',
  ),
  'a test click without a key counts': patch(CLICK, 'withKey: program?.id === link.program_id,', 'withKey: true,'),
  'test clicks are stored as production clicks': patch(
    CLICK,
    'return testMode ? recordTest(',
    'return testMode && body.page_url === undefined ? record(',
  ),
  'clicks are not recorded': patch(CLICK, 'await deps.batches.clicks.add(', 'void ('),
});
