/** Delivery status notifications in the form of three common mail servers. */

/** An email that could not be delivered. */
interface Returned {
  envelopeId: string;
  /** Address to which the email was sent. */
  to: string;
  /** Address that rejected it, after forwarding. */
  finalTo?: string;
  action?: 'failed' | 'delayed' | 'delivered';
  status?: string;
  diagnostic?: string;
}

const lines = (...text: readonly string[]) => text.join('\r\n');

/** The header of the returned email. */
const header = ({ envelopeId, to }: Returned) =>
  lines(
    'From: Permian Basin Co. <no-reply@derrick.test>',
    `To: <${to}>`,
    'Subject: Invoice INV-01021 from Permian Basin Co.',
    'Message-ID: <01a2.1@derrick.test>',
    `X-Envelope-Id: ${envelopeId}`,
    'Content-Type: text/plain',
    '',
    '',
  );

/** Postfix: with the envelope id and the original recipient, and with only the header of the email. */
export const postfixReport = (returned: Returned): string => {
  const { envelopeId, to, finalTo = to, action = 'failed', status = '5.1.1' } = returned;
  const { diagnostic = `smtp; 550 5.1.1 <${finalTo}>: Recipient address rejected: User unknown` } = returned;
  return lines(
    'Return-Path: <>',
    'From: MAILER-DAEMON@mail.derrick.test (Mail Delivery System)',
    'To: no-reply@derrick.test',
    'Subject: Undelivered Mail Returned to Sender',
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="4XyZ1w2v3u.1764000000/mail.derrick.test"',
    '',
    'This is a MIME-encapsulated message.',
    '',
    '--4XyZ1w2v3u.1764000000/mail.derrick.test',
    'Content-Description: Notification',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I’m sorry to have to inform you that your message could not be delivered.',
    '',
    '--4XyZ1w2v3u.1764000000/mail.derrick.test',
    'Content-Description: Delivery report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.derrick.test',
    `Original-Envelope-Id: ${envelopeId}`,
    'X-Postfix-Queue-ID: 4XyZ1w2v3u',
    'X-Postfix-Sender: rfc822; no-reply@derrick.test',
    'Arrival-Date: Tue, 24 Nov 2026 10:14:02 -0600 (CST)',
    '',
    `Final-Recipient: rfc822; ${finalTo}`,
    `Original-Recipient: rfc822;${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; mx.permian.test',
    `Diagnostic-Code: ${diagnostic}`,
    '    in virtual mailbox table',
    '',
    '--4XyZ1w2v3u.1764000000/mail.derrick.test',
    'Content-Description: Undelivered Message Headers',
    'Content-Type: text/rfc822-headers',
    '',
    header(returned),
    '--4XyZ1w2v3u.1764000000/mail.derrick.test--',
    '',
  );
};

/** Exchange: without an envelope id, with a text in HTML and with the complete email. */
export const exchangeReport = (returned: Returned): string => {
  const { to, finalTo = to, action = 'failed', status = '5.1.10' } = returned;
  const { diagnostic = 'smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by lookup' } =
    returned;
  return lines(
    'From: postmaster@permian.test',
    'To: no-reply@derrick.test',
    'Subject: Undeliverable: Invoice INV-01021 from Permian Basin Co.',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status;',
    ' boundary="_f5a1c3e2-9d3b-4f0e-8a57-1f8f6f4f0b4a_"',
    'X-MS-Exchange-Message-Is-Ndr:',
    '',
    '--_f5a1c3e2-9d3b-4f0e-8a57-1f8f6f4f0b4a_',
    'Content-Type: multipart/alternative; differences=Content-Type;',
    ' boundary="_9c7f_"',
    '',
    '--_9c7f_',
    'Content-Type: text/plain; charset="us-ascii"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    `Your message to ${to} couldn't be delivered.=0D=0A`,
    '',
    '--_9c7f_--',
    '',
    '--_f5a1c3e2-9d3b-4f0e-8a57-1f8f6f4f0b4a_',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns;SN6PR05MB4000.namprd05.prod.outlook.com',
    'Received-From-MTA: dns;mail.derrick.test',
    'Arrival-Date: Tue, 24 Nov 2026 16:14:05 +0000',
    '',
    `Final-Recipient: rfc822;${finalTo}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: ${diagnostic}`,
    '',
    '--_f5a1c3e2-9d3b-4f0e-8a57-1f8f6f4f0b4a_',
    'Content-Type: message/rfc822',
    '',
    header(returned),
    'The invoice is attached.',
    '',
    '--_f5a1c3e2-9d3b-4f0e-8a57-1f8f6f4f0b4a_--',
    '',
  );
};

/** Gmail: without an envelope id, with a code of several lines and with the complete email. */
export const gmailReport = (returned: Returned): string => {
  const { to, finalTo = to, action = 'failed', status = '5.1.1' } = returned;
  return lines(
    'Return-Path: <>',
    'From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
    'To: no-reply@derrick.test',
    'Auto-Submitted: auto-replied',
    'Subject: Delivery Status Notification (Failure)',
    'Content-Type: multipart/report; boundary="000000000000a1b2c305f1e2d3c4"; report-type=delivery-status',
    '',
    '--000000000000a1b2c305f1e2d3c4',
    'Content-Type: multipart/related; boundary="000000000000a1b2cb05f1e2d3c5"',
    '',
    '--000000000000a1b2cb05f1e2d3c5',
    'Content-Type: text/html; charset="UTF-8"',
    '',
    '<html><body>Address not found</body></html>',
    '--000000000000a1b2cb05f1e2d3c5--',
    '',
    '--000000000000a1b2c305f1e2d3c4',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; googlemail.com',
    'Received-From-MTA: dns; no-reply@derrick.test',
    'Arrival-Date: Tue, 24 Nov 2026 08:14:06 -0800 (PST)',
    'X-Original-Message-ID: <01a2.1@derrick.test>',
    '',
    `Final-Recipient: rfc822; ${finalTo}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Remote-MTA: dns; gmail-smtp-in.l.google.com. (2607:f8b0:4023::1b, the server for the',
    ' domain permian.test.)',
    'Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist.',
    ' 550-5.1.1 Please try double-checking the address for typos.',
    ' 550 5.1.1 https://support.google.com/mail/?p=NoSuchUser - gsmtp',
    'Last-Attempt-Date: Tue, 24 Nov 2026 08:14:07 -0800 (PST)',
    '',
    '--000000000000a1b2c305f1e2d3c4',
    'Content-Type: message/rfc822',
    '',
    header(returned),
    'The invoice is attached.',
    '',
    '--000000000000a1b2c305f1e2d3c4--',
    '',
  );
};
