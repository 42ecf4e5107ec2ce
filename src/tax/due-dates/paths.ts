/** Where the due dates are: their place on the site, and the calendar to subscribe to. */

export const DUE_DATES_PATH = '/resources/ohio-business-taxes#due-dates'
export const CALENDAR_PATH = '/due-dates.ics'
