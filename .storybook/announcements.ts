/**
 * Clears the announcements of previous stories. Announcers keep each text for 7 s, in which a later story could find it.
 */
export function forgetAnnouncements(): void {
  for (const line of document.querySelectorAll('[data-live-announcer] :not(:has(*))')) line.textContent = '';
}
