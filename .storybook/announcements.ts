/** Empties what the stories before this one announced: announcers keep each text for 7 s, where a story may read the page. */
export function forgetAnnouncements(): void {
  for (const line of document.querySelectorAll('[data-live-announcer] :not(:has(*))')) line.textContent = '';
}
