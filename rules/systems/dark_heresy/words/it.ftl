system-dark-heresy = Dark Heresy
